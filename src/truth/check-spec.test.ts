// Quotes, claims, links and keywords: one thing of the good files is altered, and the exact message is asserted.
import { describe, expect, test } from 'vitest';
import { inBody, inCard, inRule } from './fixtures/change-one-thing.ts';

const SPEC = 'https://modelcontextprotocol.io/specification/2026-07-28';

describe('a quote', () => {
  test.each([
    [
      'with one word changed',
      () => inRule('rely on prior requests', 'depend on prior requests'),
      '10: spec[0].quote: expected words of basic/index, found “Servers MUST NOT depend on prior requests over the same …”: after “Servers MUST NOT” the specification goes on otherwise than “depend”. Copy its words, or take the quotation marks away.',
    ],
    [
      'under another heading',
      () => inRule('- passage: basic/index#statelessness', '- passage: basic/index#meta'),
      '10: spec[0].quote: expected the quote in basic/index#meta, found it in basic/index#statelessness. Cite that place.',
    ],
    [
      'on another page',
      () => inRule('- passage: basic/index#statelessness', '- passage: server/tools'),
      '10: spec[0].quote: expected words of server/tools, found “Servers MUST NOT rely on prior requests over the same …”: it stands in basic/index#statelessness. Cite that place.',
    ],
    [
      'that is too short to check',
      () => inRule(/quote: Servers.*/, 'quote: MUST NOT rely'),
      '10: spec[0].quote: expected a quote of four words or more, each side of […] two, found “MUST NOT rely”. Quote more of the sentence.',
    ],
    [
      'without the keyword of the rule',
      () => inRule('level: MUST NOT', 'level: SHOULD'),
      "10: spec[0].quote: expected the rule's keyword SHOULD within the first quote, found MUST NOT. Change level, or quote the sentence that says it.",
    ],
    [
      'whose link names another section',
      () => inBody(`They say “Servers **MUST NOT** rely on prior requests” ([meta](${SPEC}/basic/index#meta)).`),
      '69: body: expected the quote in basic/index#meta, found it in basic/index#statelessness. Cite that place.',
    ],
    [
      'with a bare ellipsis',
      () =>
        inBody(
          `They say “Servers **MUST NOT** rely … over the same connection” ([it](${SPEC}/basic/index#statelessness)).`,
        ),
      '69: body: expected words of basic/index, found “Servers MUST NOT rely … over the same connection”: after “Servers MUST NOT rely” the specification goes on otherwise than “over”. Copy its words, or take the quotation marks away. Write an elision as […].',
    ],
    [
      'of six words without a link',
      () => inBody('They say “a server keeps what it was told”.'),
      '69: body: expected words of the specification, found “a server keeps what it was told”: after “a server” the specification goes on otherwise than “keeps”. Copy its words, or take the quotation marks away.',
    ],
    [
      'in a block',
      () => inCard('with multiple tasks', 'with many tasks'),
      '72: body: expected words of basic/index, found “Servers SHOULD be prepared to handle requests associated …”: after “handle requests associated with” the specification goes on otherwise than “many”. Copy its words, or take the quotation marks away.',
    ],
  ])('%s is refused', (_, act, message) => {
    expect(act()).toContain(message);
  });
});

describe('a claim', () => {
  test.each([
    [
      'without its hash',
      () => inCard("    hash: 'd6feb93e4f2a'\n", ''),
      '58: claims[0].hash: expected d6feb93e4f2a, found nothing. Run: npm run cite',
    ],
    [
      'with an old hash',
      () => inCard('d6feb93e4f2a', '000000000000'),
      '62: claims[0].hash: expected d6feb93e4f2a, found 000000000000: the words of the specification or of this claim have changed. Read the passage again, then run: npm run cite',
    ],
    [
      'with other first words',
      () => inCard('from: Servers MUST NOT rely on prior', 'from: Servers MUST NOT build on prior'),
      '60: claims[0].from: expected words of basic/index#statelessness, found “Servers MUST NOT build on prior requests”: after “Servers MUST NOT” the specification goes on otherwise than “build”. Copy its words, or take the quotation marks away.',
    ],
    [
      'with other last words',
      () => inCard('to: capabilities, protocol version, client identity).', 'to: protocol version, client name'),
      '61: claims[0].to: expected words of basic/index#statelessness after its first words, found “protocol version, client name”: after “protocol version client” the specification goes on otherwise than “name”. Copy its words, or take the quotation marks away.',
    ],
    [
      'with one word',
      () => inCard('to: capabilities, protocol version, client identity).', 'to: identity).'),
      '61: claims[0].to: expected two words or more, found “identity).”. Copy more of the sentence.',
    ],
    [
      'with another heading',
      () => inCard('- passage: basic/index#statelessness', '- passage: basic/index#state'),
      '58: claims[0].passage: expected a heading of basic/index, found #state. It has #statelessness and others.',
    ],
    [
      'with another page',
      () => inCard('source: basic/index#meta', 'source: basic#meta'),
      '18: keyPoints[2].source: expected a page of the specification, found basic. Write basic/index.',
    ],
  ])('%s is refused', (_, act, message) => {
    expect(act()).toContain(message);
  });

  test('with another keyword is refused, and no longer covers the text', () => {
    expect(inCard('keyword: MUST NOT', 'keyword: SHOULD')).toEqual([
      '12: keyPoints[0].text: expected a claim with the keyword MUST NOT, found none in claims. Add the sentence, or write it in lower case.',
      "59: claims[0].keyword: expected the keyword between from and to, found MUST NOT there and not SHOULD. Name the sentence's own keyword.",
    ]);
  });
});

describe('a link', () => {
  test.each([
    [
      'https://modelcontextprotocol.io/specification/draft/basic',
      `expected a link into ${SPEC}/, found /specification/draft/basic. Link to the revision this site teaches.`,
    ],
    [
      'https://modelcontextprotocol.io/specification/latest',
      `expected a link into ${SPEC}/, found /specification/latest. Link to the revision this site teaches.`,
    ],
    [
      `${SPEC}/basic/lifecycle`,
      'expected a page of the specification, found /basic/lifecycle. Copy the address from the published page.',
    ],
    [
      `${SPEC}/basic/index#stateless`,
      'expected a heading of basic/index, found #stateless. It has #statelessness and others.',
    ],
    [
      '/rules/MCP-STL-099/',
      'expected a published rule, found /rules/MCP-STL-099/. Correct the name, or publish it first.',
    ],
    [
      '/questions/nothing/',
      'expected a published card, found /questions/nothing/. Correct the name, or publish it first.',
    ],
    [
      '/lessons/good-lesson',
      'expected a link that ends with /, found /lessons/good-lesson. Write /lessons/good-lesson/.',
    ],
    [
      '/rules/MCP-STL-004/#why',
      'expected an anchor of the rule page, found #why. It has #fix #failing #passing #check #questions #reason-asked-anyway.',
    ],
    [
      '/rules/MCP-STL-004/#reason-no',
      'expected an anchor of the rule page, found #reason-no. It has #fix #failing #passing #check #questions #reason-asked-anyway.',
    ],
    ['/kit/ready/nothing/', 'expected a ready kit, found /kit/ready/nothing/. Correct the name.'],
    [
      '/about/',
      'expected a page of this site, found /about/. Pages are /questions/<slug>/, /rules/<ID>/, /lessons/<slug>/, /kit/ready/<slug>/ and / /questions/ /rules/ /lessons/ /search/ /check/ /playground/ /how-it-works/ /how-it-works/validator/ /how-it-works/survey/ /drill/ /kit/ /kit/fairness/.',
    ],
    [
      'http://example.com/',
      'expected a link that begins with https:// or /, found http://example.com/. Write the whole address.',
    ],
  ])('to %s is refused', (url, message) => {
    expect(inBody(`See [this](${url}).`)).toEqual([`69: body: ${message}`]);
  });

  test.each([
    `${SPEC}`,
    `${SPEC}/basic#_meta`,
    `${SPEC}/schema#calltoolresult`,
    '/rules/MCP-STL-004/#reason-asked-anyway',
    '/search/',
    'https://example.com/',
  ])('to %s passes', (url) => {
    expect(inBody(`See [this](${url}).`)).toEqual([]);
  });

  test('in a prose field is checked too', () => {
    expect(inCard('prompt: A reviewer', 'prompt: A [reviewer](/rules/x/)')).toEqual([
      '4: prompt: expected a published rule, found /rules/x/. Correct the name, or publish it first.',
    ]);
  });
});

describe('a keyword', () => {
  test.each([
    [
      'bare in a body',
      () => inBody('A server MUST forget.'),
      '69: body: expected the keyword MUST within a quotation or <Says rule="MCP-…">, found it bare in “A server MUST forget.”. Name the rule it comes from, or write it in lower case.',
    ],
    [
      'other than that of its rule',
      () => inBody('A server <Says rule="MCP-STL-004">SHOULD NOT</Says> remember.'),
      '69: body: expected MUST NOT, the keyword of MCP-STL-004, found SHOULD NOT. Say it as the rule does.',
    ],
    [
      'without a claim in frontmatter',
      () => inCard('junior: Say where', 'junior: One SHOULD say where'),
      '22: goDeeper.junior: expected a claim with the keyword SHOULD, found none in claims. Add the sentence, or write it in lower case.',
    ],
    [
      'of an unknown rule',
      () => inBody('A server <Says rule="MCP-STL-099">MUST</Says> forget.'),
      '69: body: expected a published rule, found MCP-STL-099 in <Says>. Correct the id, or publish the rule first.',
    ],
  ])('%s is refused', (_, act, message) => {
    expect(act()).toEqual([message]);
  });

  test('in code, or in a claim that people make, passes', () => {
    expect(inBody('The word `MUST` is a keyword.')).toEqual([]);
    expect(inCard('claim: Nobody checks.', 'claim: A server SHOULD remember.')).toEqual([]);
  });
});
