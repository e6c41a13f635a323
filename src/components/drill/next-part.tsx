// The topics to practise next, each with the button that begins.
import { IMPORTANCES, TOPICS } from '../../schemas/taxonomy.ts';
import { chooseTopics } from '../../study/next-topics.ts';
import { sitePath } from '../frame/site-path.ts';
import { count } from './days.ts';
import { planTopic } from './plan-topic.ts';
import { roundMinutes } from './progress-words.ts';
import type { ViewProps } from './views.ts';

const MOST = 3;

type Props = Pick<ViewProps, 'material' | 'study' | 'schedule' | 'today' | 'onBegin'>;

export function NextPart({ material, study: { reviews, settings }, schedule, today, onBegin }: Props) {
  const { practice } = material;
  const open = chooseTopics({ practice, schedule }, { today, most: MOST });
  return (
    <section aria-labelledby="drill-next">
      <h3 id="drill-next">What to do next</h3>
      {open === undefined ? (
        <p>Nothing is unseen, and nothing shaky is due: what you have seen comes back on its day.</p>
      ) : (
        <>
          <p>
            These topics have the most {IMPORTANCES[open.importance].toLowerCase().replace(' ', '-')} exercises that are
            unseen, or shaky and due.
          </p>
          <ul class="rows next-topics">
            {open.topics.map(({ topic, unseen, shaky }) => {
              const plan = planTopic(material, topic, { reviews, schedule, today, settings });
              const name = TOPICS[topic as keyof typeof TOPICS] ?? topic;
              const minutes = count(roundMinutes(plan.minutes), 'minute');
              return (
                <li>
                  <a href={sitePath(`/questions/topic/${topic}/`)}>{name}</a>
                  <span class="soft small">
                    {[unseen > 0 ? `${unseen} unseen` : '', shaky > 0 ? `${shaky} shaky` : '']
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  {plan.session.queue.length > 0 && (
                    <button type="button" onClick={() => onBegin(plan)}>
                      Practise<span class="hidden-words"> {name}</span>, {minutes}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
