// Colours are read from the style sheet; one that is missing is named.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourOf, markColours, parseColours } from './colours.ts';

test('both schemes are read', () => {
  expect(parseColours(':root {\n  --paper: light-dark(#fff, #15161a);\n  --edge: 1rem;\n}')).toEqual({
    light: { paper: '#fff' },
    dark: { paper: '#15161a' },
  });
});

test('the style sheet has the colours of the mark', () => {
  const { light } = parseColours(readFileSync('src/styles/tokens.css', 'utf8'));
  expect(Object.values(markColours(light)).filter((colour) => !/^#[\da-f]{3,6}$/.test(colour))).toEqual([]);
});

test('a colour that is missing is named', () => {
  expect(() => colourOf({ ink: '#000', paper: '#fff' }, 'sent')).toThrow(
    'src/styles/tokens.css: expected a colour --sent as light-dark(#…, #…), found ink, paper; put it back, or name another where it is used.',
  );
});
