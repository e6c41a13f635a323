// What is sent again, and what at the same time.
import { expect, test } from 'vitest';
import type { Turn } from '../../exchange/exchange.ts';
import { runProbe } from '../../run/run-probe.ts';
import { planReplay } from './replay.ts';

const shape = (turns: Turn[], last: number): number[][] => {
  const sent = turns.filter((turn) => turn.kind === 'sent').map((turn) => turn.request);
  return planReplay(turns, last).map((group) => group.map(({ request }) => sent.indexOf(request) + 1));
};

test('requests follow each other up to the one that is asked for', async () => {
  const { turns } = await runProbe('two-declarations');
  expect(shape(turns, 2)).toEqual([[1], [2]]);
  expect(shape(turns, 1)).toEqual([[1]]);
});

test('requests that overlapped come together', async () => {
  const { turns } = await runProbe('overlapping-calls');
  const groups = planReplay(turns, 1);
  expect(groups.some((group) => group.length > 1)).toBe(true);
});

test('each keeps its connection', async () => {
  const { turns } = await runProbe('handle-on-another-connection');
  const sent = turns.filter((turn) => turn.kind === 'sent');
  expect(
    planReplay(turns, 99)
      .flat()
      .map(({ connection }) => connection),
  ).toEqual(sent.map(({ connection }) => connection));
});
