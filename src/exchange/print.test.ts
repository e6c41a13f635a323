// What a printed recording says, and that nothing in it can leave its place.
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Spot, Turn } from './exchange.ts';
import { printCapture, printTurns } from './print.ts';
import { back, call, complete, sent, silence } from './recordings.fixture.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** The names of all elements and attributes that a browser's parser makes of some HTML. */
function collect(node: Node, seen = { tags: new Set<string>(), attributes: new Set<string>() }): typeof seen {
  if ('tagName' in node) {
    seen.tags.add(node.tagName);
    for (const { name } of node.attrs) seen.attributes.add(name);
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) collect(child, seen);
  return seen;
}

const text = (html: string): string =>
  html
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const pair: Turn[] = [sent(1, call(1, 'tools/call', { name: 'echo' })), back(1, 200, complete(1))];
const four: Turn[] = [1, 2, 3, 4].flatMap((id) => [sent(id, 'tools/list'), back(id, 200, complete(id))]);

describe('printTurns', () => {
  test('prints a request and its answer as they stood on the wire', () => {
    expect(text(printTurns(pair))).toBe(
      [
        '→ sent 1POST /mcp HTTP/1.1',
        'Content-Type: application/json',
        'Mcp-Method: tools/call',
        '',
        '{',
        '  "jsonrpc": "2.0", "id": 1, "method": "tools/call",',
        '  "params": { "name": "echo" } }',
        '← back 1HTTP/1.1 200 OK',
        'Content-Type: application/json',
        '',
        '{',
        '  "jsonrpc": "2.0", "id": 1,',
        '  "result": { "resultType": "complete" } }',
        '',
      ].join('\n'),
    );
  });

  test.each([
    ['nothing that came', silence(1, 2000), 'no answer 1 +2 s', 'nothing came back within 2 s'],
    [
      'how the target broke off',
      silence(1, 30, 'connection reset'),
      'no answer 1 +30 ms',
      'broke off after 30 ms: connection reset',
    ],
    ['an open stream', back(1, 200, '', { open: true }), 'back 1', 'stream stays open'],
    ['a status without a known phrase', back(1, 299, ''), 'back 1', 'HTTP/1.1 299\n'],
    ['a body that is no JSON', back(1, 400, 'Bad\nrequest'), 'back 1', '\n\nBad\nrequest\n'],
    ['an offset', back(1, 200, '', { at: 50 }), 'back 1 +50 ms', 'HTTP/1.1 200 OK'],
  ])('says %s', (_name, turn, who, words) => {
    const printed = text(printTurns([turn]));
    expect(printed).toContain(who);
    expect(printed).toContain(words);
  });

  test('names the connection only where there are several', () => {
    expect(text(printTurns(pair))).not.toContain('connection');
    expect(text(printTurns([...pair, sent(2, 'tools/list', 2)]))).toContain('sent 2 connection 2');
  });

  test('prints events with their data laid out', () => {
    const body = ': hi\nid: 7\ndata: {"a":1}\n\ndata: not json\nretry: 5\n\n';
    const turn = back(1, 200, body, { headers: [['Content-Type', 'text/event-stream']] });
    expect(text(printTurns([turn]))).toContain(': hi\nid: 7\ndata: { "a": 1 }\n\ndata: not json\nretry: 5\n');
  });

  test('dumps the first 64 bytes of a body that is no text', () => {
    const body = Uint8Array.from({ length: 70 }, (_, index) => index + 60);
    const printed = text(printTurns([sent(1, { ...call(1, 'x'), body })]));
    expect(printed).toContain('0000  3c 3d 3e 3f 40 41 42 43  <=>?@ABC\n');
    expect(printed).toContain('0038  74 75 76 77 78 79 7a 7b  tuvwxyz{\n… 6 more bytes\n');
  });

  const marked = (turns: Turn[], at: Spot): string | undefined =>
    /<span class="l[^"]* mark">(.*?)\n<\/span><span class="note">why\n/s.exec(
      printTurns(turns, { at, note: 'why' }),
    )?.[1];
  const stream = back(1, 200, `data: {"method":"a"}\n\ndata: ${JSON.stringify(complete(1))}\n\n`, {
    headers: [['Content-Type', 'text/event-stream']],
  });

  test.each<[string, Turn[], Spot, string]>([
    ['the status', pair, { turn: 1, part: 'status' }, 'HTTP/1.1 200 OK'],
    ['a header', pair, { turn: 0, part: 'header', name: 'MCP-METHOD' }, 'Mcp-Method: tools/call'],
    ['a header that is missing', pair, { turn: 0, part: 'header', name: 'Origin' }, 'POST /mcp HTTP/1.1'],
    [
      'a value of the body',
      pair,
      { turn: 1, part: 'body', pointer: '/result/resultType' },
      '    "resultType": "complete" } }',
    ],
    [
      'the holder of a missing value',
      pair,
      { turn: 1, part: 'body', pointer: '/result/ttlMs' },
      '  "result": { "resultType": "complete" } }',
    ],
    [
      'a value of an event',
      [stream],
      { turn: 0, part: 'body', pointer: '/result/resultType' },
      '    "resultType": "complete" } }',
    ],
    ['the body that is no JSON', [back(1, 400, 'Bad\nrequest')], { turn: 0, part: 'body', pointer: '/error' }, 'Bad'],
    [
      'the status when the body is empty',
      [back(1, 405, '')],
      { turn: 0, part: 'body', pointer: '/error' },
      'HTTP/1.1 405 Method Not Allowed',
    ],
    ['the order', pair, { turn: 1, part: 'order' }, 'HTTP/1.1 200 OK'],
    ['a message', pair, { turn: 0, part: 'message' }, 'POST /mcp HTTP/1.1'],
    ['a silence', [silence(1, 2000)], { turn: 0, part: 'silence' }, 'nothing came back within 2 s'],
  ])('marks the line that decides: %s', (_name, turns, at, expected) => {
    expect(text(marked(turns, at) ?? 'no line')).toBe(expected);
  });

  test('marks one line, and none for a turn that is not there', () => {
    expect(printTurns(pair, { at: { turn: 1, part: 'status' } }).match(/ mark"/g)).toHaveLength(1);
    expect(printTurns(pair, { at: { turn: 9, part: 'status' } })).toBe(printTurns(pair));
  });

  test('folds what does not decide, all but the exchange before it', () => {
    const printed = printTurns(four, { at: { turn: 5, part: 'status' } });
    expect([...printed.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, summary]) => summary)).toEqual([
      'request 1 and its answer: tools/list, 200 OK',
      'request 4 and its answer: tools/list, 200 OK',
    ]);
    expect(printed.match(/class="turn /g)).toHaveLength(8);
  });

  test('says turn by turn what is folded where exchanges overlap', () => {
    const [a, b, c, d] = [1, 2, 3, 4].map((id) => sent(id, 'tools/list'));
    const turns = [a, b, c, d, back(4, 200, complete(4))].filter((turn) => turn !== undefined);
    expect(printTurns(turns, { at: { turn: 4, part: 'status' } })).toContain(
      '<summary>sent 1: tools/list; sent 2: tools/list</summary>',
    );
  });

  test('sums up several requests that are folded together', () => {
    expect(printTurns(four, { at: { turn: 3, part: 'status' } })).toContain(
      '<summary>requests 3 and 4 and their answers: ',
    );
    expect(printTurns(four, { at: { turn: 1, part: 'status' } })).toContain(
      '<summary>requests 2 to 4 and their answers: tools/list, 200 OK; tools/list, 200 OK; tools/list, 200 OK</summary>',
    );
  });

  test('folds a long turn that does not decide', () => {
    const long = back(1, 200, 'line\n'.repeat(40));
    const turns = [sent(1, 'tools/list'), long, sent(2, 'tools/list'), { ...long, exchange: 2 }];
    expect(printTurns(turns, { at: { turn: 3, part: 'status' } }).match(/<summary>.*?<\/summary>/g)).toEqual([
      '<summary>back 1: 200 OK</summary>',
    ]);
  });

  test('folds nothing without a deciding line, and the exchange before it only when asked to', () => {
    expect(printTurns(four)).not.toContain('<details');
    const last = { at: { turn: 3, part: 'status' } } as const;
    expect(printTurns(four.slice(0, 4), last)).not.toContain('<details');
    expect(printTurns(four.slice(0, 4), last, 0)).toContain('<summary>request 1 and its answer: ');
  });

  test('folds around a turn without marking a line of it', () => {
    const asked = [sent(1, 'tools/list'), sent(2, 'tools/call'), sent(3, 'tools/list')];
    const printed = printTurns(asked, { around: 1 }, 0);
    expect([...printed.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, summary]) => summary)).toEqual([
      'sent 1: tools/list',
      'sent 3: tools/list',
    ]);
    expect(printed).not.toContain('mark');
  });
});

describe('printCapture', () => {
  const finding = {
    rule: 'MCP-STL-004',
    message: 'An input request came that only an earlier request had allowed.',
    note: 'Not declared here.',
    at: { turn: 1, part: 'status' },
  } as const;

  test.each([
    ['failing', '<strong class="verdict">FAILS MCP-STL-004</strong>', 'FAILS MCP-STL-004: A server'],
    ['passing', '<strong class="verdict pass">PASSES MCP-STL-004</strong>', 'PASSES MCP-STL-004: A server'],
    ['inapplicable', '<strong class="verdict none">DOES NOT APPLY</strong>', 'DOES NOT APPLY: A server'],
    ['plain', '<header><span class="title">', 'A server'],
  ] as const)('heads a %s capture with its verdict', (kind, badge, label) => {
    const html = printCapture({ turns: pair, finding, title: 'A server', kind });
    expect(html).toContain(badge);
    expect(html).toContain(`<section class="capture ${kind}" aria-label="${label}">`);
  });

  test('holds the diagram, the sentence, the turns, the curl commands and a place for buttons', () => {
    const html = printCapture({ turns: pair, finding, title: 'A server', kind: 'failing' });
    expect(html).toMatch(
      /<span class="tools"><\/span>.*<svg class="seq".*validator says.*An input request came.*<ol class="turns">.*Not declared here\..*<details class="curl">.*'http:\/\/localhost:3000\/mcp'/s,
    );
  });

  test('goes without the validator where there is no finding', () => {
    expect(printCapture({ turns: pair, title: 'A server', kind: 'plain' })).not.toContain('validator');
  });

  test('prints no turns without failing', () => {
    expect(printCapture({ turns: [], title: 'Nothing', kind: 'plain' })).toContain('<ol class="turns"></ol>');
  });

  const evil = `</pre></code></text><script>alert("'&")</script><img src=x onerror=alert(1)>"'\u202e`;
  const everywhere: Turn[] = [
    sent(1, {
      method: evil,
      path: evil,
      headers: [[evil, evil]],
      body: JSON.stringify({ [evil]: evil, method: evil }),
    }),
    back(1, 200, evil, { headers: [[evil, evil]] }),
    back(1, 200, { result: { resultType: evil } }),
    back(1, 200, `${evil}: ${evil}\ndata: ${evil}\ndata: {"${'a'.repeat(30)}/b</pre>":1}\n`, {
      headers: [['Content-Type', 'text/event-stream']],
    }),
    silence(1, 5, evil),
  ];

  test('keeps hostile text as text wherever it stands', () => {
    const html = printCapture({
      turns: everywhere,
      finding: { rule: evil, message: evil, note: evil, at: { turn: 1, part: 'message' } },
      title: evil,
      kind: 'failing',
      origin: evil,
    });
    const seen = collect(parseFragment(html));
    expect([...seen.tags].sort().join(' ')).toBe(
      'b code details div g header li ol p path pre rect section small span strong summary svg text wbr',
    );
    expect([...seen.attributes].sort().join(' ')).toBe('aria-hidden aria-label class d height viewBox width x y');
    expect(html).not.toContain('\u202e');
  });

  test('gives the same bytes for the same turns', () => {
    const copy = structuredClone(everywhere);
    const print = (turns: Turn[]): string => printCapture({ turns, finding, title: 'Twice', kind: 'failing' });
    expect(print(copy)).toBe(print(everywhere));
  });
});
