// A script says what is sent; what cannot be sent is refused before it runs.
import { expect, test } from 'vitest';
import { scenario } from './scenario.ts';

const issuesOf = (script: object): string[] =>
  (scenario.safeParse(script).error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
const list = { method: 'tools/list' };
const take = [{ from: 1, at: '/result/nextCursor', to: '/cursor' }];

test('a later request takes from an earlier one and closes its stream', () => {
  expect(
    issuesOf({
      requests: [
        { ...list, stays: true },
        { ...list, take, closes: 1 },
      ],
    }),
  ).toEqual([]);
});

test.each([
  [{ requests: [{ ...list, take }] }, 'requests.0: name an earlier request, counted from 1'],
  [{ requests: [list, { ...list, closes: 1 }] }, 'requests.1: closes names a request with stays: true'],
  [{ transport: 'stdio', requests: [{ ...list, verb: 'GET' }] }, 'requests.0: closes and verb belong to HTTP'],
  [{ requests: [] }, 'requests: Too small: expected array to have >=1 items'],
  [
    { requests: [list, { ...list, take: [{ from: 1, at: 'cursor', to: '/cursor' }] }] },
    'requests.1.take.0.at: a JSON pointer begins with /, such as /result/requestState',
  ],
])('%j is refused', (script, issue) => {
  expect(issuesOf(script)).toEqual([issue]);
});
