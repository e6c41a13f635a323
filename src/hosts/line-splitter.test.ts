import { expect, test } from 'vitest';
import { createLineSplitter } from './line-splitter.ts';

const split = (pieces: readonly Uint8Array[], limit = 100): string[] => {
  const lines: string[] = [];
  const { push, end } = createLineSplitter(limit, (line) =>
    lines.push(line === 'too long' ? `<${line}>` : Buffer.from(line).toString()),
  );
  for (const piece of pieces) push(piece);
  end();
  return lines;
};

test.each<[string, string[]]>([
  ['a\nb\n', ['a', 'b']],
  ['a\r\nb\r\n', ['a', 'b']],
  ['a\rb\n', ['a\rb']],
  ['\n\na\n', ['', '', 'a']],
  ['a\nlast', ['a', 'last']],
  ['', []],
  ['größe\n世界\u2028x\n', ['größe', '世界\u2028x']],
])('%j is the lines %j, however it is cut', (text, expected) => {
  const bytes = Buffer.from(text);
  expect(split([bytes])).toEqual(expected);
  expect(split([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
  for (let cut = 0; cut <= bytes.length; cut++) {
    expect(split([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(expected);
  }
});

test('a line that is too long is reported once, and the next one is read', () => {
  const bytes = Buffer.from(`12345\n123456\n${'x'.repeat(50)}\nab`);
  for (const pieces of [[bytes], [...bytes].map((byte) => Uint8Array.of(byte))]) {
    expect(split(pieces, 5)).toEqual(['12345', '<too long>', '<too long>', 'ab']);
  }
});
