// What reaches a terminal, and what does not.
import { expect, test } from 'vitest';
import { createFakeTerminal } from './fixtures/fake-terminal.ts';
import { createProgressLine } from './progress.ts';
import { wantsColor } from './terminal.ts';

test('what is hidden passes on neither stream', async () => {
  const terminal = createFakeTerminal();
  terminal.hide(['t0p-secret']);
  terminal.hide(['other-one']);
  await terminal.out('a t0p-secret b\n');
  await terminal.err('c other-one d\n');
  expect(terminal.printed).toEqual({ out: 'a [secret] b\n', err: 'c [secret] d\n' });
  expect(terminal.hidden()).toEqual(['t0p-secret', 'other-one']);
  expect(terminal.clean('t0p-secret')).toBe('[secret]');
});

test.each([
  [80, {}, true],
  [undefined, {}, false],
  [80, { NO_COLOR: '1' }, false],
  [80, { NO_COLOR: '' }, true],
  [80, { TERM: 'dumb' }, false],
  [undefined, { FORCE_COLOR: '1' }, true],
  [undefined, { FORCE_COLOR: '' }, true],
  [80, { FORCE_COLOR: '0' }, false],
  [undefined, { FORCE_COLOR: '3', NO_COLOR: '1' }, true],
])('with %s columns and %j there is colour: %s', (width, env, wants) => {
  expect(wantsColor({ width, env })).toBe(wants);
});

const CLEAR = '\r\u001b[2K';

test('progress is one line, rewritten, cut to the terminal, and taken away', () => {
  const terminal = createFakeTerminal({}, 20);
  const progress = createProgressLine(terminal);
  progress.show('1/9 first');
  progress.show('1/9 first');
  progress.show('2/9 a line that is longer');
  progress.clear();
  progress.clear();
  expect(terminal.printed).toEqual({
    out: '',
    err: `${CLEAR}1/9 first${CLEAR}2/9 a line that is…${CLEAR}`,
  });
});

test.each([
  [undefined, {}],
  [80, { TERM: 'dumb' }],
])('with %s columns and %j no progress shows', (columns, env) => {
  const terminal = createFakeTerminal(env, columns);
  const progress = createProgressLine(terminal);
  progress.show('1/9 first');
  progress.clear();
  expect(terminal.printed).toEqual({ out: '', err: '' });
});
