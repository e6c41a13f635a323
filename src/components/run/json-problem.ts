// Finds the place where a text stops being JSON (RFC 8259). What JSON.parse says of it differs between browsers.

export interface JsonProblem {
  /** Where, in characters from the start of the text. */
  at: number;
  /** What was expected there, to stand after "expected". */
  expected: string;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR =
  /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const STRING_START = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;

type State = 'value' | 'value or ]' | 'key or }' | 'key' | 'colon' | 'after';
const EXPECTED: Record<State, string> = {
  value: 'a value',
  'value or ]': 'a value or ]',
  'key or }': 'a key in double quotes or }',
  key: 'a key in double quotes',
  colon: 'a colon',
  after: 'the end of the body',
};

/** Gives the first place at which the text is no JSON; `undefined` when all of it is. */
export function findJsonProblem(text: string): JsonProblem | undefined {
  const open: ('{' | '[')[] = [];
  let at = 0;
  let state: State = 'value';
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    return found;
  };
  for (;;) {
    at += match(SPACE).length;
    const next = text[at] ?? '';
    const inside = open.at(-1);
    if (state === 'after') {
      if (next === '' && inside === undefined) return undefined;
      if (inside !== undefined && next === ',') state = inside === '{' ? 'key' : 'value';
      else if (inside !== undefined && next === (inside === '{' ? '}' : ']')) open.pop();
      else
        return {
          at,
          expected: inside === undefined ? EXPECTED.after : inside === '{' ? 'a comma or }' : 'a comma or ]',
        };
      at += 1;
      continue;
    }
    const ends: boolean = (state === 'key or }' && next === '}') || (state === 'value or ]' && next === ']');
    if (ends || (state === 'colon' && next === ':')) {
      if (ends) open.pop();
      state = ends ? 'after' : 'value';
      at += 1;
      continue;
    }
    const takesKey: boolean = state === 'key' || state === 'key or }';
    if (!takesKey && state !== 'colon' && (next === '{' || next === '[')) {
      open.push(next);
      state = next === '{' ? 'key or }' : 'value or ]';
      at += 1;
      continue;
    }
    const scalar = state === 'colon' || (takesKey && next !== '"') ? '' : match(SCALAR);
    if (scalar === '' && next === '"' && state !== 'colon')
      return { at: at + match(STRING_START).length, expected: 'the string to go on, or its closing quote' };
    if (scalar === '') return { at, expected: EXPECTED[state] };
    at += scalar.length;
    state = takesKey ? 'colon' : 'after';
  }
}
