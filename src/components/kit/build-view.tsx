// Build: choices above, the plan below; what it covers beside it.
import { useMemo } from 'preact/hooks';
import { findPlace, setLocked } from '../../kit/edit-items.ts';
import { DEFAULT_CHOICES, LONGEST_SLOT, MOST_ITEMS } from '../../kit/kit.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import { planTime } from '../../kit/plan-time.ts';
import { toItem } from '../../kit/propose.ts';
import { BuildChoices } from './build-choices.tsx';
import { BuildCoverage, BuildOverlaps } from './build-coverage.tsx';
import { BuildLink } from './build-link.tsx';
import { BuildPlan } from './build-plan.tsx';
import { BuildSearch } from './build-search.tsx';
import { adviseLength, describeSum } from './build-words.ts';
import { useSteps } from '../frame/use-steps.ts';
import { useBuild } from './use-build.ts';
import type { ViewProps } from './views.ts';

/** Questions that a screen has room for; they are drawn before the others. */
const FIRST = 4;

export function View({ data: { cards }, kit, onKit, onView }: ViewProps) {
  const build = useBuild(cards, kit, onKit);
  const bySlug = useMemo(() => new Map(cards.map((card) => [card.slug, card])), [cards]);
  const { choices, items } = kit;
  const step = useSteps(3);
  const asked = items.flatMap(({ slug }) => bySlug.get(slug) ?? []);
  const plan = planTime(choices, asked);
  const advice = adviseLength(plan, choices.extraTime, LONGEST_SLOT);

  const add = (card: KitCard): void => {
    if (items.length >= MOST_ITEMS) return build.tell(`A kit has ${MOST_ITEMS} questions at most.`);
    const place = findPlace(items, card, bySlug);
    // Whoever picks it by hand means it.
    const item = setLocked(toItem(card, choices), true);
    build.setItems(items.toSpliced(place, 0, item), `Added as question ${place + 1}, and kept.`);
  };
  const goTo = (slug: string): void =>
    document.querySelector<HTMLElement>(`.build-question[data-slug="${CSS.escape(slug)}"]`)?.focus();

  return (
    <div class="build">
      <BuildChoices choices={choices} cards={cards} onChoices={build.choose} />
      <div class="spread">
        <div class="build-main">
          <h3 id="build-plan" class="tool-unseen" tabIndex={-1}>
            The plan
          </h3>
          <div class="build-sum">
            <div role="status">
              <p class="build-total">{describeSum(plan)}</p>
              <p class="build-news">{build.news}</p>
            </div>
            <div class="tool-buttons">
              {build.back !== undefined && (
                <button type="button" onClick={build.takeBack}>
                  {build.back}
                </button>
              )}
              <button type="button" onClick={() => build.choose({ ...choices, seed: choices.seed + 1 })}>
                Another proposal
              </button>
            </div>
          </div>
          {[...(advice === undefined ? [] : [advice]), ...build.notices].map((words) => (
            <p class="build-advice">{words}</p>
          ))}
          <BuildOverlaps
            asked={asked}
            numberOf={(slug) => 1 + items.findIndex((item) => item.slug === slug)}
            onGo={goTo}
          />
          {step > 0 && <BuildPlan {...{ kit, cards, bySlug, plan, build }} shown={step > 1 ? items.length : FIRST} />}
          {step > 2 && (
            <>
              <p class="small soft">
                {items.length === 0
                  ? 'No questions yet. Add them below, or let a set be proposed.'
                  : 'Alt with the arrow keys moves the question that has the focus.'}
              </p>
              <div class="tool-buttons">
                <button type="button" class="run tool-main" onClick={() => onView('sheets')}>
                  Sheets to print
                </button>
                <button type="button" class="tool-main" onClick={() => onView('interview')}>
                  Hold the interview
                </button>
              </div>

              <h3>Add a question</h3>
              <BuildSearch cards={cards} bySlug={bySlug} items={items} onAdd={add} />

              <h3>The link to this kit</h3>
              <BuildLink kit={kit} />
              <div class="tool-buttons">
                <button type="button" onClick={() => build.setItems([], 'All questions are removed.')}>
                  Remove all questions
                </button>
                <button type="button" onClick={() => build.begin(DEFAULT_CHOICES)}>
                  Begin anew
                </button>
              </div>
            </>
          )}
        </div>
        <aside class="margin facts build-aside" aria-label="Coverage">
          {step > 2 && <BuildCoverage kit={kit} cards={cards} asked={asked} />}
        </aside>
      </div>
    </div>
  );
}
