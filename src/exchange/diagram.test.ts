// What the sequence diagram draws; how it looks is judged by eye.
import { describe, expect, test } from 'vitest';
import { drawSequence } from './diagram.ts';
import { back, call, complete, sent, silence } from './recordings.fixture.ts';

const labels = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '');

describe('drawSequence', () => {
  test('labels each arrow in the order of the turns', () => {
    const turns = [
      sent(1, 'tools/call'),
      back(1, 400, { error: { code: -32021 } }),
      sent(2, 'tools/list'),
      silence(2, 2000),
    ];
    expect(labels(drawSequence(turns))).toEqual([
      'client',
      'server',
      '1 tools/call',
      '400 −32021',
      '2 tools/list',
      'nothing for 2 s',
    ]);
  });

  test('numbers the answers of overlapping requests and names their connections', () => {
    const turns = [
      sent(1, 'tools/call'),
      sent(2, 'tools/call', 2),
      back(2, 200, complete(2), { connection: 2 }),
      back(1, 200, complete(1)),
    ];
    expect(labels(drawSequence(turns)).slice(2)).toEqual([
      'conn 1',
      '1 tools/call',
      'conn 2',
      '2 tools/call',
      'conn 2',
      '2: 200 complete',
      'conn 1',
      '1: 200 complete',
    ]);
  });

  test('emphasises the deciding turn', () => {
    const turns = [sent(1, 'tools/call'), back(1, 200, complete(1))];
    expect(drawSequence(turns, 1)).toContain('<g class="back mark">');
    expect(drawSequence(turns, 1)).toContain('<rect class="mark"');
    expect(drawSequence(turns)).not.toContain('mark');
    expect(drawSequence(turns, 9)).not.toContain('mark');
  });

  test('is hidden from screen readers, takes no focus and has no styles of its own', () => {
    const svg = drawSequence([sent(1, 'tools/call')]);
    expect(svg).toMatch(/^<svg class="seq" viewBox="0 0 360 \d+" aria-hidden="true"/);
    expect(svg).not.toMatch(/style|<script|\sid=/);
  });

  test('escapes and shortens what it labels', () => {
    const svg = drawSequence([sent(1, call(1, `</text><script>${'x'.repeat(99)}`))]);
    expect(labels(svg).at(-1)).toBe('1 &lt;/text&gt;&lt;script&gt;xxxxxxxxxxxxxx…');
  });

  test('ends the bar of an unanswered request at the foot', () => {
    expect(drawSequence([sent(1, 'a')])).toContain('<rect class="bar" x="315" y="52" width="6" height="20"/>');
  });
});
