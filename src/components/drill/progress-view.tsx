// Progress: what to practise next, where the daily minutes lead, what is known, and what was done. Only what helps to decide.
import { addSheet } from '../frame/add-sheet.ts';
import { LEVELS, TOPICS } from '../../schemas/taxonomy.ts';
import { countStandings, KNOWN } from '../../study/forecast.ts';
import { AheadPart } from './ahead-part.tsx';
import { NextPart } from './next-part.tsx';
import { PastPart } from './past-part.tsx';
import styles from './progress.css?url';
import { StandingTable } from './standing-table.tsx';
import type { ViewProps } from './views.ts';

void addSheet(styles);

const CHANCE = `${KNOWN * 100}\u00a0%`;

/** The names of a list in its own order, and last whatever it does not know. */
const inOrder = (names: Readonly<Record<string, unknown>>, found: Iterable<string>): string[] => {
  const keys = new Set(found);
  return [...Object.keys(names).filter((key) => keys.delete(key)), ...keys];
};

export function View(props: ViewProps) {
  const { material, schedule } = props;
  const { practice } = material;
  const byLevel = countStandings({ practice, schedule }, ({ level }) => level);
  const byTopic = countStandings({ practice, schedule }, ({ topic }) => topic);
  const rowsOf = (counts: typeof byLevel, names: Readonly<Record<string, unknown>>, nameOf: (key: string) => string) =>
    inOrder(names, counts.keys()).map((key) => ({ name: nameOf(key), counts: counts.get(key)! }));
  return (
    <div class="progress">
      <NextPart {...props} />
      <AheadPart {...props} />
      <h3>What you know</h3>
      <p class="small">
        <b>Known</b>: answered well on a second day, and still there with a chance of {CHANCE} or more. <b>Shaky</b>:
        seen once, missed the last time, or fading. An exercise is a question, the wrong answers to it, an answer to
        predict, or a rule.
      </p>
      <StandingTable
        of="Level"
        label="Exercises known, shaky and unseen, by level"
        rows={rowsOf(byLevel, LEVELS, (key) => LEVELS[key as keyof typeof LEVELS]?.name ?? key)}
      />
      <StandingTable
        of="Topic"
        label="Exercises known, shaky and unseen, by topic"
        rows={rowsOf(byTopic, TOPICS, (key) => TOPICS[key as keyof typeof TOPICS] ?? key)}
      />
      <PastPart {...props} />
    </div>
  );
}
