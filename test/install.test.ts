// Tests of the script that begins both commands.
import { describe, expect, test } from 'vitest';
import { isNewEnough, listMissing } from '../scripts/install.mjs';

describe('isNewEnough', () => {
  test.each([
    ['v20.20.2', false],
    ['v22.12.0', false],
    ['v22.22.2', false],
    ['v22.22.3', true],
    ['v22.23.0', true],
    ['v23.11.1', false],
    ['v24.9.0', false],
    ['v24.16.0', true],
    ['v24.21.0', true],
    ['v26.0.0', true],
  ])('of %s is %s', (version, answer) => {
    expect(isNewEnough(version)).toBe(answer);
  });
});

describe('listMissing', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/node': { version: '24.21.0', optional: true },
    },
  };
  test.each([
    ['nothing is installed', {}, ['node_modules/a']],
    ['a package has another version', { packages: { 'node_modules/a': { version: '1.0.1' } } }, ['node_modules/a']],
    ['all is there, without the optional ones', { packages: { 'node_modules/a': { version: '1.0.0' } } }, []],
  ])('when %s', (_, installed, missing) => {
    expect(listMissing(lock, installed)).toEqual(missing);
  });
});
