// The mark: whole units, two schemes, and room around it where it is an icon.
import { describe, expect, test } from 'vitest';
import { formatMark, formatTabIcon, MARK } from './mark.ts';

const LIGHT = { sent: '#00f', line: '#000', back: '#90f' };
const DARK = { sent: '#99f', line: '#fff', back: '#d9f' };

test('every edge lies on the grid of 16 px', () => {
  for (const path of Object.values(MARK)) expect(path).toMatch(/^[MhHvVlLz\d -]+$/);
});

test('the icon of a tab follows its scheme', () => {
  expect(formatTabIcon(LIGHT, DARK)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><style>.sent{fill:#00f}.line{fill:#000}.back{fill:#90f}' +
      '@media (prefers-color-scheme:dark){.sent{fill:#99f}.line{fill:#fff}.back{fill:#d9f}}</style>' +
      '<path class="sent" d="M0 0v12l6-6z"/><path class="line" d="M7 0h2v16H7z"/><path class="back" d="M16 4v12l-6-6z"/></svg>\n',
  );
});

describe('in fixed colours', () => {
  test('it fills its square', () => {
    expect(formatMark(32, LIGHT)).toContain('viewBox="0 0 16 16" width="32" height="32"><path fill="#00f"');
  });
  test('it has room and a ground with round corners', () => {
    expect(formatMark(64, LIGHT, { room: 0.25, round: 0.5, ground: '#fff' })).toContain(
      'viewBox="-8 -8 32 32" width="64" height="64"><rect x="-8" y="-8" width="32" height="32" rx="16" fill="#fff"/>',
    );
  });
});
