// The mark of the site: what is sent and what comes back, at the line that decides. One drawing for the tab, the header and every icon.

/** The three parts, as paths in a square of 16. All edges lie on whole units or at 45°, so that 16 px are crisp. */
export const MARK = {
  sent: 'M0 0v12l6-6z',
  line: 'M7 0h2v16H7z',
  back: 'M16 4v12l-6-6z',
} as const;

export type MarkPart = keyof typeof MARK;
export type MarkColours = Readonly<Record<MarkPart, string>>;

const PARTS = Object.entries(MARK) as [MarkPart, string][];

/** The mark as an SVG for a tab: its colours follow the tab's scheme. */
export function formatTabIcon(light: MarkColours, dark: MarkColours): string {
  const styles = (colours: MarkColours): string => PARTS.map(([part]) => `.${part}{fill:${colours[part]}}`).join('');
  const paths = PARTS.map(([part, path]) => `<path class="${part}" d="${path}"/>`).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">' +
    `<style>${styles(light)}@media (prefers-color-scheme:dark){${styles(dark)}}</style>${paths}</svg>\n`
  );
}

/**
 * The mark as an SVG in fixed colours, `size` px wide. `ground` fills the square behind it; `room`, the empty margin on
 * each side, and `round`, the radius of its corners, are shares of the width.
 */
export function formatMark(size: number, colours: MarkColours, { room = 0, round = 0, ground = '' } = {}): string {
  const margin = (16 * room) / (1 - 2 * room);
  const width = 16 + 2 * margin;
  const behind =
    ground &&
    `<rect x="${-margin}" y="${-margin}" width="${width}" height="${width}" rx="${width * round}" fill="${ground}"/>`;
  const paths = PARTS.map(([part, path]) => `<path fill="${colours[part]}" d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${0 - margin} ${0 - margin} ${width} ${width}" width="${size}" height="${size}">${behind}${paths}</svg>`;
}
