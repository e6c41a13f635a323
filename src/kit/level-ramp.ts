// Which levels the questions of a kit have: most of them the chosen one and the one below, and some to warm up.
import type { Level } from './kit-data.ts';

/**
 * In the order in which questions are chosen, over and over. Unlike the ramp of the mock interview it is the same for every number of
 * questions, so that five minutes more bring one question more and not others; and it begins no more than two levels below.
 */
const ORDER: Readonly<Record<Level, readonly Level[]>> = {
  L1: ['L1'],
  L2: ['L2', 'L1'],
  L3: ['L3', 'L2', 'L3', 'L1', 'L2'],
  L4: ['L4', 'L3', 'L4', 'L2', 'L3'],
};

/** The level that the question has which is chosen as the n-th, from 0, without those that are there already. */
export function levelToChoose(level: Level, number: number, there: readonly Level[] = []): Level {
  const order = ORDER[level];
  const left = [...there];
  let open = number;
  for (let index = 0; ; index++) {
    const next = order[index % order.length] ?? level;
    const found = left.indexOf(next);
    if (found >= 0) left.splice(found, 1);
    else if (open-- === 0) return next;
  }
}

/** The levels of so many questions, as they are asked: they climb. */
export const rampTo = (level: Level, count: number): Level[] =>
  Array.from({ length: count }, (_, number) => levelToChoose(level, number)).sort();
