// What a rule is taken to name.
import { expect, test } from 'vitest';
import { nameRules } from './name-rules.ts';

const rule = (title: string, ...quotes: string[]) => ({ id: 'MCP-ERR-001', title, quotes });
const namesOf = (title: string, ...quotes: string[]) => Object.keys(nameRules([rule(title, ...quotes)]));

test.each<[string, string[], string[]]>([
  ['a code in the title', ['The server never emits -32002'], ['-32002']],
  ['a code and a status in a sentence', ['A title', 'respond with 404 and -32601'], ['404', '-32601']],
  ['an error by its name', ['A title', 'it MUST respond with an UnsupportedProtocolVersionError'], ['-32022']],
  ['a name that may be said of anything', ['An Invalid request is refused'], []],
  ['the ends of a range', ['A title', 'codes from -32000 to -32019 are reserved'], []],
  ['a year, a revision, an RFC', ['2026-07-28, RFC 9110, MCP-ERR-400x'], []],
])('%s', (_, [title = '', ...quotes], names) => {
  expect(new Set(namesOf(title, ...quotes))).toEqual(new Set(names));
});

test('rules of one name stand together, each once', () => {
  const rules = [rule('-32020, that is -32020'), { ...rule('-32020'), id: 'MCP-ERR-002' }];
  expect(nameRules(rules)).toEqual({
    '-32020': [
      { id: 'MCP-ERR-001', title: '-32020, that is -32020' },
      { id: 'MCP-ERR-002', title: '-32020' },
    ],
  });
});
