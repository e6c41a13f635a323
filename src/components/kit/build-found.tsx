// The questions that a search finds, each with what it overlaps with.
import { useState } from 'preact/hooks';
import type { KitItem } from '../../kit/kit.ts';
import type { KitCard } from '../../kit/kit-data.ts';
import { overlaps } from '../../kit/overlap.ts';
import { searchCards } from '../../kit/search-cards.ts';
import { plainText } from '../../study/drill-data.ts';
import { Html } from '../frame/html.tsx';
import { BuildFacts } from './build-facts.tsx';
import { describeOverlap } from './build-words.ts';

const FIRST_SHOWN = 8;

export interface FoundProps {
  text: string;
  cards: readonly KitCard[];
  bySlug: ReadonlyMap<string, KitCard>;
  items: readonly KitItem[];
  onAdd: (card: KitCard) => void;
}

export function BuildFound({ text, cards, bySlug, items, onAdd }: FoundProps) {
  const [shown, setShown] = useState({ text, count: FIRST_SHOWN });
  // Other words begin with the first ones again.
  const count = shown.text === text ? shown.count : FIRST_SHOWN;
  const found = text.trim() === '' ? [] : searchCards(cards, text);
  const some = found.slice(0, count);
  return (
    <>
      <p class="small soft" role="status">
        {text.trim() !== '' && describeFound(found.length, some.length)}
      </p>
      {some.length > 0 && (
        <ul class="rows">
          {some.map((card) => (
            <Found key={card.slug} card={card} items={items} bySlug={bySlug} onAdd={onAdd} />
          ))}
        </ul>
      )}
      {found.length > some.length && (
        <button type="button" onClick={() => setShown({ text, count: count + 2 * FIRST_SHOWN })}>
          Show more
        </button>
      )}
    </>
  );
}

function describeFound(found: number, shown: number): string {
  if (found === 0) return 'Nothing has these words. Try fewer, or others.';
  const has = found === 1 ? '1 question' : `${found} questions`;
  return shown < found ? `${has}; the first ${shown} are shown.` : `${has}.`;
}

interface OneProps extends Pick<FoundProps, 'items' | 'bySlug' | 'onAdd'> {
  card: KitCard;
}

function Found({ card, items, bySlug, onAdd }: OneProps) {
  const place = items.findIndex(({ slug }) => slug === card.slug);
  const overlapping = items.flatMap(({ slug }, index) => {
    const other = bySlug.get(slug);
    const overlap = other === undefined ? undefined : overlaps(card, other);
    return overlap === undefined ? [] : [`Overlaps with question ${index + 1}: ${describeOverlap(overlap, card)}`];
  });
  const isIn = place >= 0;
  return (
    <li class="build-found">
      <div>
        <p class="build-title">
          <Html html={card.title} />
        </p>
        <BuildFacts card={card} />
        {!isIn && overlapping.map((words) => <p class="build-overlap">{words}</p>)}
      </div>
      {/* It stays where it is, so that the focus does too. */}
      <button
        type="button"
        aria-disabled={isIn}
        aria-label={isIn ? undefined : `Add: ${plainText(card.title)}`}
        onClick={() => !isIn && onAdd(card)}
      >
        {isIn ? `Question ${place + 1}` : 'Add'}
      </button>
    </li>
  );
}
