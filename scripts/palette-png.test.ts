// A PNG with a palette shows the pixels it was made of.
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { encodePalettePng } from './palette-png.ts';

const [red, blue, grey] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
  [7, 7, 7, 255],
];

test('what was encoded is seen again, pixel by pixel', async () => {
  const pixels = [red, blue, grey, grey, blue, red].flat() as number[];
  const png = await encodePalettePng(Uint8Array.from(pixels), 3);
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><image width="3" height="2" image-rendering="pixelated" href="${href}"/></svg>`;
  expect([...new Resvg(svg).render().pixels]).toEqual(pixels);
});

test('more colours than a palette holds are refused', async () => {
  const pixels = Uint8Array.from({ length: 257 * 4 }, (_, at) => (at % 4 < 2 ? (at / 4) >> ((at % 4) * 8) : 255));
  await expect(encodePalettePng(pixels, 257)).rejects.toThrow(
    'expected at most 256 colours, found 257; draw with fewer.',
  );
});
