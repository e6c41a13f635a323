import { expect, test } from 'vitest';
import { hasScopes } from './authorization.ts';

test.each<[granted: string[], wanted: string[], boolean]>([
  [[], [], true],
  [['demo:read'], [], true],
  [['demo:read'], ['demo:read'], true],
  [['demo'], ['demo:read', 'demo:pay'], true],
  [['demo'], ['demo:read:one'], true],
  [['demo:read', 'demo:pay'], ['demo:pay'], true],
  [[], ['demo:read'], false],
  [['demo:read'], ['demo'], false],
  [['demo:read'], ['demo:read', 'demo:pay'], false],
  // A scope that another one merely begins with is not broader.
  [['demo:read'], ['demo:readwrite'], false],
  [['dem'], ['demo:read'], false],
  [[''], ['demo:read'], false],
  [['Demo'], ['demo:read'], false],
])('%j for %j: %s', (granted, wanted, expected) => {
  expect(hasScopes(granted, wanted)).toBe(expected);
});
