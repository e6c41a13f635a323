// One side of a sheet of flash cards.
import { LEVELS, TOPICS } from '../../schemas/taxonomy.ts';
import type { DrillCard } from '../../study/drill-data.ts';
import { pointsOnBack, typeSize, type PerSheet } from '../../study/flash-sheets.ts';
import { Html } from '../frame/html.tsx';

interface Props {
  side: 'front' | 'back';
  /** By rows, from the left; an empty place stays white. */
  cards: readonly (DrillCard | undefined)[];
  perSheet: PerSheet;
  /** The number on both sides of a card, by which a front finds its back. */
  numbers: ReadonlyMap<DrillCard, number>;
  revision: string;
}

export function FlashSheet({ side, cards, perSheet, numbers, revision }: Props) {
  return (
    <div class={`flash-sheet flash-of-${perSheet}`}>
      {cards.map((card) =>
        card === undefined ? (
          <div class="flash-card" />
        ) : (
          <div class={`flash-card flash-${side} flash-size-${typeSize(card, side, perSheet)}`}>
            <p class="flash-label">
              <span>{TOPICS[card.topics[0] as keyof typeof TOPICS]}</span>
              <span>{LEVELS[card.level].name}</span>
              <span>{numbers.get(card)}</span>
            </p>
            {side === 'front' ? <Front card={card} /> : <Back card={card} perSheet={perSheet} />}
            {side === 'front' && (
              <p class="flash-label">
                <span>{card.url}</span>
                <span>MCP {revision}</span>
              </p>
            )}
          </div>
        ),
      )}
    </div>
  );
}

const Front = ({ card: { title, prompt } }: { card: DrillCard }) => (
  <div class="flash-text">
    <div class="flash-title">
      <Html as="p" html={title} />
    </div>
    {prompt !== undefined && <Html as="p" html={prompt} />}
  </div>
);

function Back({ card, perSheet }: { card: DrillCard; perSheet: PerSheet }) {
  const points = pointsOnBack(card, perSheet);
  const isMixed = points.some(({ essential }) => !essential);
  return (
    <div class="flash-text">
      <ul>
        {points.map(({ html, essential }) => (
          // Bold would take more room than there is.
          <li class={essential && isMixed ? 'flash-essential' : undefined}>
            <Html html={html} />
          </li>
        ))}
      </ul>
      <div class="flash-short">
        <Html as="p" html={card.basics} />
      </div>
    </div>
  );
}
