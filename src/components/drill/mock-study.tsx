// What to study after a mock interview: cards by what was missed, their topics, the lessons that teach them.
import type { ComponentChildren } from 'preact';
import { TOPICS } from '../../schemas/taxonomy.ts';
import type { MockSummary } from '../../study/mock-summary.ts';
import { sitePath } from '../frame/site-path.ts';
import { Html } from '../frame/html.tsx';

/** A link that leaves the summary where it is; on paper its address stands beside it. */
function Away({ url, children }: { url: string; children: ComponentChildren }) {
  return (
    <>
      <a href={url} target="_blank" rel="noopener">
        {children}
      </a>
      <span class="mock-address"> {new URL(url, location.href).href.replace(/^https?:\/\//, '')}</span>
    </>
  );
}

export function MockStudy({ summary: { cards, studyTopics, lessons } }: { summary: MockSummary }) {
  return (
    <section class="mock-study" aria-labelledby="mock-study">
      <h3 id="mock-study">What to study</h3>
      {cards.length === 0 ? (
        <p>You said every essential point.</p>
      ) : (
        <>
          <p class="small soft screen">Links open in a new tab, so that this summary stays.</p>
          <ul class="rows">
            {cards.map(({ question: { card }, missed }) => (
              <li>
                <Away url={card.url}>
                  <Html html={card.title} />
                </Away>
                <ul class="small">
                  {missed.map(({ html }) => (
                    <Html as="li" html={html} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <dl class="two">
            <dt>Topics</dt>
            <dd>
              {studyTopics.map((topic) => (
                <p>
                  <Away url={sitePath(`/questions/topic/${topic}/`)}>{TOPICS[topic as keyof typeof TOPICS]}</Away>
                </p>
              ))}
            </dd>
            {lessons.length > 0 && (
              <>
                <dt>Lessons</dt>
                <dd>
                  {lessons.map(({ name, url = '' }) => (
                    <p>
                      <Away url={url}>{name}</Away>
                    </p>
                  ))}
                </dd>
              </>
            )}
          </dl>
        </>
      )}
    </section>
  );
}
