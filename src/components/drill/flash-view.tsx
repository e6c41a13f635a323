// Flash cards for paper: which cards, how many to a sheet, how it will look, and the button that prints.
import { useMemo, useState } from 'preact/hooks';
import { LEVELS, TOPICS } from '../../schemas/taxonomy.ts';
import type { DrillCard } from '../../study/drill-data.ts';
import type { Paper } from '../../kit/sheet-length.ts';
import { createSheets, type PerSheet } from '../../study/flash-sheets.ts';
import { PaperField } from '../frame/paper-field.tsx';
import { count } from './days.ts';
import { FlashSheet } from './flash-sheet.tsx';
import type { ViewProps } from './views.ts';

const rankOf = ({ topics }: DrillCard): number => Object.keys(TOPICS).indexOf(topics[0] ?? '');

/** The cards of a topic and a level, by topic, then level. */
const chooseCards = (cards: readonly DrillCard[], topic: string, level: string): DrillCard[] =>
  cards
    .filter((card) => (topic === '' || card.topics.includes(topic)) && (level === '' || card.level === level))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.level.localeCompare(b.level) || a.slug.localeCompare(b.slug));

export function View({ data: { cards, revision } }: ViewProps) {
  const [topic, setTopic] = useState('');
  const [level, setLevel] = useState('');
  const [perSheet, setPerSheet] = useState<PerSheet>(4);
  const [paper, setPaper] = useState<Paper>('a4');
  const chosen = useMemo(() => chooseCards(cards, topic, level), [cards, topic, level]);
  const sheets = useMemo(() => createSheets(chosen, perSheet), [chosen, perSheet]);
  const numbers = useMemo(() => new Map(chosen.map((card, index) => [card, index + 1])), [chosen]);
  const field = { perSheet, numbers, revision };
  return (
    <div class="flash">
      <form class="tool-fields" aria-label="Flash cards" onSubmit={(event) => event.preventDefault()}>
        <label>
          <span>Topic</span>
          <select value={topic} onChange={(event) => setTopic(event.currentTarget.value)}>
            <option value="">All topics</option>
            {Object.entries(TOPICS)
              .filter(([key]) => cards.some(({ topics }) => topics.includes(key)))
              .map(([key, name]) => (
                <option value={key}>{name}</option>
              ))}
          </select>
        </label>
        <label>
          <span>Level</span>
          <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
            <option value="">All levels</option>
            {Object.entries(LEVELS).map(([key, { name }]) => (
              <option value={key}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          <span>Cards to a sheet</span>
          <select value={perSheet} onChange={(event) => setPerSheet(event.currentTarget.value === '8' ? 8 : 4)}>
            <option value="4">4, all key points</option>
            <option value="8">8, the essential</option>
          </select>
        </label>
        <PaperField paper={paper} onPaper={setPaper} />
      </form>
      <p role="status">
        {chosen.length === 0
          ? 'There is no card of this topic and level.'
          : `${count(chosen.length, 'card')} on ${count(sheets.length, 'sheet')}, ${count(2 * sheets.length, 'page')}.`}
      </p>
      {chosen.length > 0 && (
        <>
          <p class="flash-buttons">
            <button type="button" class="run tool-main" onClick={() => window.print()}>
              Print
            </button>
          </p>
          <p class="small soft">
            Print on both sides, turned on the long edge, in actual size. Then cut along the lines: each answer is on
            the back of its question{perSheet === 4 && '; ■ marks what is essential'}. The first sheet will look like
            this:
          </p>
          {/* A picture of the paper: the cards themselves are read on their pages. */}
          <div class={`flash-sheets flash-${paper}`} inert>
            {sheets.map(({ fronts, backs }) => (
              <>
                <FlashSheet side="front" cards={fronts} {...field} />
                <FlashSheet side="back" cards={backs} {...field} />
              </>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
