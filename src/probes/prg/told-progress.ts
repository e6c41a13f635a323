// Progress notifications as a call brought them, and what each rule says of them.
import { isObject } from '../../protocol/json.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';
import type { Answer } from '../../client/peer.ts';
import type { Saw } from '../probe.ts';

/** One progress notification, and where it came. */
export interface Told {
  answer: Answer;
  index: number;
  params: JsonObject;
}

/** The progress notifications that came with an answer. */
export const progressOf = (answer: Answer): Told[] =>
  answer.messages.flatMap((message, index) => {
    const params = message?.params;
    return message?.method === 'notifications/progress'
      ? [{ answer, index, params: isObject(params) ? params : {} }]
      : [];
  });

/** Where one of their parameters stands. */
export const spotOf = ({ answer, index, params }: Told, name: string) =>
  answer.spotOf(index, name in params ? `/params/${name}` : '/params');

/** MCP-PRG-003: does each value exceed the one before it, in the same call and under the same token? */
export function judgeValues(calls: readonly Told[][]): Saw {
  let last: Told | undefined;
  for (const told of calls) {
    const latest = new Map<unknown, JsonValue>();
    for (const one of told) {
      const { progress: value, progressToken: token } = one.params;
      const before = latest.get(token);
      const at = spotOf(one, 'progress');
      if (typeof value !== 'number') return { reason: 'no-number', at };
      latest.set(token, value);
      if (typeof before !== 'number') continue;
      if (value <= before)
        return { reason: value === before ? 'stands-still' : 'falls-back', at, values: { value, before } };
      last ??= one;
    }
  }
  return last === undefined ? { reason: 'only-one' } : { reason: 'increases', at: spotOf(last, 'progress') };
}

/** As constants are written: one word of capitals and digits, with an underscore. Other words may be a file, a size, a language without spaces. */
const CONSTANT = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/;

/** MCP-PRG-004: is there a word in each message? The measure is ours. */
export function judgeMessages(all: readonly Told[]): Saw {
  const said = all.filter(({ params }) => typeof params.message === 'string');
  const textOf = ({ params }: Told): string => String(params.message).trim();
  const give = (reason: string, told: Told): Saw => ({
    reason,
    at: spotOf(told, 'message'),
    values: { text: textOf(told) },
  });
  const empty = said.find((told) => textOf(told) === '');
  if (empty !== undefined) return give('empty', empty);
  const code = said.find((told) => CONSTANT.test(textOf(told)));
  if (code !== undefined) return give('code-like', code);
  const bare = said.find((told) => !/\p{L}/u.test(textOf(told)));
  if (bare !== undefined) return give('no-words', bare);
  return said[0] === undefined ? { reason: 'no-message' } : give('readable', said[0]);
}

/** The token of a notification as JSON, for a report. */
export const nameToken = ({ params }: Told): string =>
  params.progressToken === undefined ? '(none)' : JSON.stringify(params.progressToken);

/** MCP-PRG-005: does each call get its own token, type included? */
export function judgeTokens(calls: readonly Told[][], tokens: readonly JsonValue[]): Saw {
  for (const [index, told] of calls.entries()) {
    const given = tokens[index] ?? null;
    const other = told.find(({ params }) => params.progressToken !== given);
    if (other === undefined) continue;
    const values = { token: nameToken(other), given: JSON.stringify(given) };
    return { reason: 'other-token', at: spotOf(other, 'progressToken'), values };
  }
  const first = calls.flat()[0];
  return { reason: 'own-token', ...(first && { at: spotOf(first, 'progressToken') }) };
}

/** MCP-PRG-006: does the response come last? */
export function judgeEnd(all: readonly Told[]): Saw {
  const end = ({ answer }: Told): number => answer.messages.indexOf(answer.message);
  const late = all.find((told) => told.index > end(told));
  if (late !== undefined) return { reason: 'after-response', at: spotOf(late, 'progress') };
  const answer = all[0]?.answer;
  return { reason: 'ends-with-response', ...(answer && { at: answer.spot('/result') }) };
}
