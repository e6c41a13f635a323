// What Anki gets: headers it knows, one line a note, and nothing that breaks a field.
import { expect, test } from 'vitest';
import { formatAnki } from './anki.ts';
import type { CardSheet } from './anki.ts';

const source = { name: 'our judgement' };
const CARD: CardSheet = {
  slug: 'two-channels',
  title: 'Why <code>&lt;a href=&quot;x&quot;&gt;</code>?',
  prompt: 'A server\tsays\r\n“no”.',
  level: 'L2',
  topics: ['tools', 'json-rpc'],
  keyPoints: [
    { html: 'First &amp; <em>foremost</em>', essential: true, source },
    {
      html: 'See <a href="/base/rules/MCP-TLS-001/">it</a> and <a href="https://example.com/?a=1&amp;b=2">that</a>',
      essential: false,
      source,
    },
  ],
  basics: 'Short\n\nanswer.',
  solid: 'Long answer.',
  url: '/base/questions/two-channels/',
};

test('a file begins with the headers that Anki 2.1.54 knows', () => {
  expect(formatAnki([], 'https://wireproof.example')).toBe(
    '#separator:tab\n#html:true\n#notetype:Basic\n#deck:Wireproof\n#guid column:1\n#tags column:4\n',
  );
});

test('a note is one line of four fields', () => {
  const [note, ...rest] = formatAnki([CARD], 'https://wireproof.example').split('\n').slice(6);
  expect(rest).toEqual(['']);
  expect(note?.split('\t')).toEqual([
    '"wireproof:two-channels"',
    '"<b>Why <code>&lt;a href=&quot;x&quot;&gt;</code>?</b><br><br>A server says “no”."',
    '"<ul><li><b>Essential.</b> First &amp; <em>foremost</em></li>' +
      '<li>See <a href=""https://wireproof.example/base/rules/MCP-TLS-001/"">it</a> and ' +
      '<a href=""https://example.com/?a=1&amp;b=2"">that</a></li></ul>' +
      '<p>Short answer.</p>' +
      '<p><a href=""https://wireproof.example/base/questions/two-channels/"">https://wireproof.example/base/questions/two-channels/</a>, MCP revision 2026-07-28</p>"',
    '"wireproof wireproof::L2 wireproof::tools wireproof::json-rpc wireproof::2026-07-28"',
  ]);
});

test('a card keeps its GUID when its words change', () => {
  const guid = (card: CardSheet) => formatAnki([card], 'https://wireproof.example').split('\n')[6]?.split('\t')[0];
  expect(guid({ ...CARD, title: 'Another question', level: 'L4' })).toBe(guid(CARD));
});

test('a card without a prompt has its question alone in front', () => {
  const { prompt: _, ...card } = CARD;
  expect(formatAnki([card], 'https://wireproof.example')).toContain(
    '\t"<b>Why <code>&lt;a href=&quot;x&quot;&gt;</code>?</b>"\t',
  );
});
