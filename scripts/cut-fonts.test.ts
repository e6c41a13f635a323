// Tests of cutting the typefaces: what the styles need, what comes out, and what pages may not use.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { FONTS, WEIGHTS, cutFont, findLeftOut, listLeftOut } from './cut-fonts.ts';

const src = resolve(import.meta.dirname, '..', 'src');

describe('the styles', () => {
  test('declare the files that are cut, with the weights that they keep', () => {
    const css = readFileSync(join(src, 'styles', 'fonts.css'), 'utf8');
    const faces = css.matchAll(/font-weight: (\d+) (\d+);[^}]*url\('\.\/fonts\/([\w-]+)\.woff2'\)/g);
    const { min, max } = WEIGHTS;
    expect([...faces].map((face) => face.slice(1))).toEqual(
      Object.keys(FONTS).map((name) => [String(min), String(max), name]),
    );
  });

  test('give no family a name that browsers refuse once the minifier took its quotation marks away', () => {
    const css = readFileSync(join(src, 'styles', 'fonts.css'), 'utf8');
    expect(css.match(/font-family: '(serif|sans-serif|monospace|system-ui|ui-\w+)\b[^']*'/gi)).toBeNull();
  });

  test('ask for no other weight', () => {
    const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    const weights = sheets
      .flatMap((file) => [
        ...readFileSync(join(src, file), 'utf8').matchAll(/font(?:-weight)?:[^;]*?\b([1-9]\d{2})\b/g),
      ])
      .map(([, weight]) => Number(weight));
    expect(weights.length).toBeGreaterThan(10);
    expect(weights.filter((weight) => weight < WEIGHTS.min || weight > WEIGHTS.max)).toEqual([]);
  });
});

describe('cutFont', () => {
  const serif = FONTS.serif;

  test('gives the same small file each time', async () => {
    const file = await cutFont({ ...serif, characters: 'Wireproof' });
    expect(file.toString('latin1', 0, 4)).toBe('wOF2');
    expect(file.length).toBeLessThan(3_000);
    expect((await cutFont({ ...serif, characters: 'Wireproof' })).equals(file)).toBe(true);
  });

  test('leaves a Reserved Font Name in the copyright notice and nowhere else', async () => {
    const sfnt = await subsetFont(await cutFont(serif), 'a', { targetFormat: 'sfnt', preserveNameIds: [14] });
    const text = sfnt.toString('latin1').replaceAll('\0', '');
    expect(text).toMatch(/Adobe .* with Reserved Font Name[^]{1,5}Source/);
    expect(text).toContain('Proven Serif 4');
    expect(text).not.toMatch(/Source ?Serif/);
    expect(text).toContain('http://scripts.sil.org/OFL');
  });

  test('refuses a character that the typeface lacks', async () => {
    await expect(cutFont({ ...serif, characters: 'A→' })).rejects.toThrow(/normal\.woff2 has no U\+2192 \(→\)/);
  });
});

describe('findLeftOut', () => {
  const leftOut = new Set('éß');
  test.each([
    ['<p>caf\u00e9</p>', ['é']],
    ['<p>caf&eacute; caf&#233; &#xDF;</p>', ['é', 'ß']],
    ['<p>plain “text” → ✓ &amp; &lt; a&b;</p>', []],
  ])('in %s finds %j', (text, characters) => {
    expect(findLeftOut(text, leftOut).map((sentence) => sentence.charAt(1))).toEqual(characters);
  });

  test('says what to do', () => {
    expect(findLeftOut('é', leftOut)).toEqual([
      '“é” (U+E9) is in the typefaces but not in the fonts cut from them, so it would look foreign; ' +
        'write it otherwise, or add it to SIGNS in scripts/cut-fonts.ts.',
    ]);
  });
});

test('what is left out are characters that the typefaces have', async () => {
  const leftOut = await listLeftOut();
  expect(['å', 'ñ', '€'].every((character) => leftOut.has(character))).toBe(true);
  expect(['a', 'é', '—', '→', '✓', '\u200b'].some((character) => leftOut.has(character))).toBe(false);
});
