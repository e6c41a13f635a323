// How long streams and lines of stdio are printed.
import { describe, expect, test } from 'vitest';
import { drawSequence } from './diagram.ts';
import type { Turn } from './exchange.ts';
import { describeLine } from './labels.ts';
import { printTurns } from './print.ts';

const text = (html: string): string[] =>
  html
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const streamOf = (count: number): Turn => ({
  kind: 'back',
  exchange: 1,
  connection: 1,
  at: 0,
  response: {
    status: 200,
    headers: [['Content-Type', 'text/event-stream']],
    body: Array.from({ length: count }, (_, n) => `data: {"n":${n},"params":{"progress":${n}}}\n\n`).join(''),
  },
});
const numbers = (html: string): number[] =>
  [...html.replace(/<[^>]+>/g, '').matchAll(/"n": (\d+)/g)].map(([, n]) => Number(n));

describe('a stream', () => {
  test('of a dozen events is printed whole', () => {
    expect(numbers(printTurns([streamOf(12)])).length).toBe(12);
  });

  test('that is longer shows its ends and what is around the deciding event, and says what is left out', () => {
    const html = printTurns([streamOf(40)], { at: { turn: 0, part: 'body', pointer: '/n', event: 20 }, note: 'here' });
    expect(numbers(html)).toEqual([0, 1, 2, 19, 20, 21, 38, 39]);
    expect(text(html).filter((line) => line.startsWith('…'))).toEqual(['… 16 more events', '… 16 more events']);
  });

  test('is marked at the event that decides, not at the first that has the same member', () => {
    const html = printTurns([streamOf(3)], { at: { turn: 0, part: 'body', pointer: '/n', event: 2 }, note: 'here' });
    const lines = text(html);
    expect(lines[lines.indexOf('here') - 1]).toContain('"n": 2');
  });
});

describe('lines of stdio', () => {
  const line = (from: 'client' | 'server', exchange: number, message: object): Turn => ({
    kind: 'line',
    from,
    exchange,
    connection: 1,
    at: 0,
    line: JSON.stringify({ jsonrpc: '2.0', ...message }),
  });
  const turns = [
    line('client', 1, { id: 1, method: 'tools/call' }),
    line('server', 1, { method: 'notifications/progress' }),
    line('client', 2, { method: 'notifications/cancelled', params: { requestId: 1 } }),
    line('server', 1, { id: 1, error: { code: -32603, message: 'cancelled' } }),
  ];

  test('say who wrote them, and the deciding one is marked', () => {
    const html = printTurns(
      turns,
      { at: { turn: 3, part: 'body', pointer: '/error' }, note: 'An answer all the same.' },
      2,
    );
    expect([...html.matchAll(/<li class="turn (\w+)">/g)].map(([, name]) => name)).toEqual([
      'sent',
      'back',
      'sent',
      'back',
    ]);
    const lines = text(html);
    expect(lines[lines.indexOf('An answer all the same.') - 1]).toContain('"code": -32603');
  });

  test('are named by their method, their error or their kind of result', () => {
    expect(turns.map((turn) => turn.kind === 'line' && describeLine(turn))).toEqual([
      'tools/call',
      'notifications/progress',
      'notifications/cancelled',
      '−32603',
    ]);
    const result = line('server', 1, { id: 1, result: { resultType: 'complete' } });
    expect(result.kind === 'line' && describeLine(result)).toBe('complete');
  });

  test('are drawn as arrows; only a request has a bar', () => {
    const svg = drawSequence(turns);
    expect([...svg.matchAll(/<g class="(\w+)/g)].map(([, name]) => name)).toEqual(['sent', 'back', 'sent', 'back']);
    expect(svg.match(/class="bar"/g)?.length).toBe(1);
  });
});
