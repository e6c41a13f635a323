// What search takes for a rule id or an error code.
import { describe, expect, test } from 'vitest';
import { findDirect, parseErrorCode } from './rule-ids.ts';

test.each([
  ['-32021', -32021],
  ['32021', -32021],
  ['−32602', -32602],
  ['404', undefined],
  ['-32021x', undefined],
])('parseErrorCode(%j) is %j', (text, code) => {
  expect(parseErrorCode(text)).toBe(code);
});

describe('findDirect', () => {
  const rules = ['MCP-STL-003', 'MCP-STL-004'].map((id) => ({ id, title: id, path: `/rules/${id}/` }));
  const codes = [{ code: -32021, name: 'MissingRequiredClientCapability', rules: ['MCP-STL-004'] }];
  test.each([
    ['stl4', ['MCP-STL-004'], 'This rule'],
    ['-32021', ['MCP-STL-004'], 'Rules about -32021 MissingRequiredClientCapability'],
    ['missingrequiredclientcapability', ['MCP-STL-004'], 'Rules about -32021 MissingRequiredClientCapability'],
    ['stl99', undefined, undefined],
    ['', undefined, undefined],
    ['session', undefined, undefined],
  ])('%j offers %j', (text, ids, heading) => {
    const direct = findDirect(text, rules, codes);
    expect(direct?.rules.map((rule) => rule.id)).toEqual(ids);
    expect(direct?.heading).toBe(heading);
  });
});
