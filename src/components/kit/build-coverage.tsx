// What the questions cover and what they leave out, and which of them overlap.
import { describeCoverage, listUnasked, type Count } from '../../kit/coverage.ts';
import type { Kit } from '../../kit/kit.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import { findOverlaps } from '../../kit/overlap.ts';
import { ROLES } from '../../schemas/taxonomy.ts';
import { describeOverlap } from './build-words.ts';

interface Props {
  kit: Kit;
  cards: readonly KitCard[];
  /** Those of the kit. */
  asked: readonly KitCard[];
}

export function BuildCoverage({ kit, cards, asked }: Props) {
  const { levels, topics, kinds } = describeCoverage(asked, kit.choices);
  const unasked = listUnasked(cards, asked, kit.choices);
  const role = Object.entries(ROLES).find(([key]) => key === kit.choices.role)?.[1];
  return (
    <>
      <Counts name="Levels" counts={levels} />
      <Counts name="Kinds" counts={kinds} />
      <Counts name="Topics" counts={topics} />
      {unasked.length > 0 && (
        <details class="build-unasked">
          <summary>
            {unasked.length === 1 ? '1 topic is' : `${unasked.length} topics are`} not asked
            {role === undefined ? '' : ` of those for ${role}`}
          </summary>
          <p>{unasked.map(({ name }) => name).join(', ')}</p>
        </details>
      )}
    </>
  );
}

/** Each with as many boxes as there are questions, and the number for those who do not see them. */
function Counts({ name, counts }: { name: string; counts: readonly Count[] }) {
  return (
    <section class="build-counts" aria-label={name}>
      <p class="label">{name}</p>
      <dl>
        {counts.map(({ key, name: one, count }) => (
          <div key={key}>
            <dt>{one}</dt>
            <dd>
              <span class="levels" aria-hidden="true">
                {Array.from({ length: Math.min(count, 12) }, () => (
                  <i class="on" />
                ))}
              </span>
              {count}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface OverlapProps {
  asked: readonly KitCard[];
  /** The number of a question, from 1. */
  numberOf: (slug: string) => number;
  onGo: (slug: string) => void;
}

/** Warns of questions that overlap, and leads to the two. */
export function BuildOverlaps({ asked, numberOf, onGo }: OverlapProps) {
  const found = findOverlaps(asked);
  if (found.length === 0) return null;
  const go = (slug: string) => (
    <button type="button" class="build-link" onClick={() => onGo(slug)}>
      question {numberOf(slug)}
    </button>
  );
  return (
    <ul class="build-warnings plain">
      {found.map((overlap) => {
        const card = asked.find(({ slug }) => slug === overlap.one);
        return (
          <li>
            Overlap of {go(overlap.one)} and {go(overlap.other)}
            {card !== undefined && `: ${describeOverlap(overlap, card)}`}
          </li>
        );
      })}
    </ul>
  );
}
