// Fences, earlier parts and the text itself: one thing is altered, and the exact message is asserted.
import { describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { CARD, CARD_PATH } from './fixtures/good-content.ts';
import { formatProblem } from './problem.ts';
import { GOOD, inBody, inCard, SURROUNDINGS } from './fixtures/change-one-thing.ts';

describe('a diff', () => {
  const diff = (...lines: string[]) => inBody(['```diff fault=remembers-capabilities', ...lines, '```'].join('\n'));
  test('of lines that stand in the fault and in the reference server is right', () => {
    expect(diff('- const a = first;', '+ const a = this.request;', '  // …', '  return a;')).toEqual([]);
  });
  test.each([
    [
      'with a line that the fault lacks',
      '- const a = last;',
      '70: body: expected a line of the fault remembers-capabilities, found “const a = last;”. Copy the line from its file.',
    ],
    [
      'with a line that the server lacks',
      '+ const a = first;',
      '70: body: expected a line of the reference server, found “const a = first;”. Copy it from src/server/ or src/protocol/.',
    ],
    [
      'with context from nowhere',
      '  return b;',
      '70: body: expected a line of the fault remembers-capabilities or of the reference server, found “return b;”.',
    ],
    [
      'with a line that has no sign',
      'return a;',
      '70: body: expected +, - or a space at the beginning of a line of a diff, found r.',
    ],
  ])('%s is refused', (_, line, message) => {
    expect(diff(line).some((one) => one.endsWith(message))).toBe(true);
  });
  test('of no fault is refused', () => {
    expect(inBody('```diff\n- a\n```').join()).toContain('expected ```diff fault=<id>');
  });
});

describe('code of the engine', () => {
  const code = (info: string, ...lines: string[]) => inBody([`\`\`\`ts ${info}`, ...lines, '```'].join('\n'));
  test.each([
    ['server', 'const a = this.request;', '// …', 'return a;'],
    ['fault=remembers-capabilities', '  const a = first;', 'return a;'],
    ['', 'anything at all'],
  ])('is right where it stands: %s', (info, ...lines) => {
    expect(code(info, ...lines)).toEqual([]);
  });
  test.each([
    [
      'server',
      'const b = 1;',
      '70: body: expected a line of one file of src/server/ or src/protocol/, found “const b = 1;”. Copy it from its file, or take the mark from the fence.',
    ],
    [
      'fault=remembers-capabilities',
      'const a = this.request;',
      '70: body: expected a line of the fault remembers-capabilities, found “const a = this.request;”. Copy it from its file, or take the mark from the fence.',
    ],
    ['fault=no-such', 'a', '69: body: expected a fault in src/faults/, found no-such. Correct the name.'],
  ])('is refused where it does not: %s', (info, line, message) => {
    expect(code(info, line)).toEqual([message]);
  });
});

describe('a fence', () => {
  const meta =
    '"_meta": { "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {} }';
  const request = `{ "jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": { ${meta} } }`;
  const fence = (info: string, text: string): string[] => inBody(`\`\`\`${info}\n${text}\n\`\`\``);

  test.each([
    [
      'json',
      '{}',
      'expected a fence that says what it is, found a bare json. Write ```json message=tools/call.request, or ```json data for what is no message.',
    ],
    [
      'json data',
      '{ a }',
      "expected JSON, found a mistake in it: Expected property name or '}' in JSON at position 2 (line 1 column 3). Use ```text for a sketch.",
    ],
    ['', 'text', 'expected a language, found none. Write ```text for plain text.'],
    [
      'json message=tools/list.answer',
      '{}',
      'expected a right tools/list.answer, found unknown-kind: expected a message of 2026-07-28, such as tools/call.request, tools/call.result or tools/call.error, found tools/list.answer. Correct message=.',
    ],
    [
      'json message=tools/list.request',
      request.replace('"io.modelcontextprotocol/clientCapabilities": {}', '"a": 1'),
      'expected a right tools/list.request, found missing-client-capabilities at /params/_meta: expected io.modelcontextprotocol/clientCapabilities. Correct it, or mark it wrong="missing-client-capabilities".',
    ],
    [
      'json message=tools/list.request wrong="missing-meta"',
      request,
      'expected a message that is wrong by missing-meta alone, found nothing wrong. Change the message or the reason.',
    ],
    [
      'http message=tools/list.request',
      `POST /mcp HTTP/1.1\nContent-Type: application/json\nAccept: application/json, text/event-stream\nMCP-Protocol-Version: 2026-07-28\nMcp-Method: tools/call\n\n${request}`,
      'expected a right tools/list.request, found header-mismatch: expected Mcp-Method: tools/list, found tools/call. Correct it, or mark it wrong="header-mismatch".',
    ],
  ])('%s is refused', (info, text, message) => {
    expect(fence(info, text)).toContain(`69: body: ${message}`);
  });

  test.each([
    ['json message=tools/list.request', request],
    [
      'json message=tools/list.request wrong="missing-meta"',
      '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {} }',
    ],
    ['ts', 'const value = {};'],
  ])('%s passes', (info, text) => {
    expect(fence(info, text)).toEqual([]);
  });
});

describe('an earlier part', () => {
  test.each([
    [
      '`initialize` in a body',
      () => inBody('First comes `initialize`.'),
      '69: body: expected only parts of 2026-07-28, found initialize, which it removed. Put the paragraph in <Legacy>.',
    ],
    [
      'a header name without code',
      () => inBody('It sends Mcp-Session-Id.'),
      '69: body: expected only parts of 2026-07-28, found Mcp-Session-Id, which it removed. Put the paragraph in <Legacy>.',
    ],
    [
      'a name beside an inline mark',
      () => inBody('First `ping`. <Legacy>Once `initialize`.</Legacy>'),
      '69: body: expected only parts of 2026-07-28, found ping, which it removed. Put the paragraph in <Legacy>.',
    ],
    [
      'a removed code',
      () => inBody('It answers `-32002`.'),
      '69: body: expected only parts of 2026-07-28, found -32002, which it removed. Put the paragraph in <Legacy>.',
    ],
    [
      'a fence',
      () => inBody('```ts\nsend("ping");\n```'),
      '70: body: expected only parts of 2026-07-28, found ping, which it removed. Put the fence in <Legacy>.',
    ],
    [
      'a prose field',
      () => inCard('junior: Say where', 'junior: Say that `resources/subscribe` is where'),
      '22: goDeeper.junior: expected only parts of 2026-07-28, found resources/subscribe, which it removed. Say in the same paragraph that it is legacy, removed or earlier.',
    ],
    [
      'a deprecated part',
      () => inBody('Ask with `sampling/createMessage`.'),
      '69: body: expected a deprecation mark in the paragraph that names sampling/createMessage, found none. Write <Deprecated/> or say that it is deprecated.',
    ],
  ])('%s is refused', (_, act, message) => {
    expect(act()).toEqual([message]);
  });

  test.each([
    [
      'a prose field that speaks of the past',
      () => inCard('junior: Say where', 'junior: Say that `initialize` was removed, and where'),
    ],
    ['a word that is no method', () => inBody('We ping the server and initialize it.')],
    ['a removed part in an inline mark', () => inBody('Today none. <Legacy>Once `initialize`.</Legacy>')],
    ['a deprecated part inside its mark', () => inBody('<Deprecated>\n\nAsk with `roots/list`.\n\n</Deprecated>')],
    ['a deprecated part with its mark', () => inBody('Ask with `roots/list`. <Deprecated />')],
  ])('%s passes', (_, act) => {
    expect(act()).toEqual([]);
  });
});

describe('a text', () => {
  test.each([
    [
      'a placeholder',
      () => inBody('TODO: say why.'),
      '69: body: expected finished text, found the placeholder “TODO”. Write what belongs there, or take it out.',
    ],
    [
      'a tag in a prose field',
      () => inCard('poor: Calls it', 'poor: <b>Calls</b> it'),
      '51: rubric.poor: expected inline Markdown, found raw HTML <b>. Write Markdown, or the tag as `code`.',
    ],
    [
      'its answer in the prompt',
      () => inCard('prompt: A reviewer asks', 'prompt: Because each request stands alone, and a reviewer asks'),
      '4: prompt: expected nothing of the answer, found six words of basics, “because each request stands alone and”. Say it in other words.',
    ],
    [
      'a key point in the description',
      () => inCard('description: What', 'description: Servers MUST NOT rely on what came before, and what'),
      '3: description: expected nothing of the answer, found six words of keyPoints[0], “servers must not rely on what”. Say it in other words.',
    ],
    [
      'the solid answer in the title',
      () => inCard('title: Why does a server', 'title: Each request brings its own declaration; why does a server'),
      '2: title: expected nothing of the answer, found six words of solid, “each request brings its own declaration”. Say it in other words.',
    ],
    [
      'a short answer that is long',
      () => inCard('basics: Because', `basics: ${'word '.repeat(60)}because`),
      '19: basics: expected at most 25 s of speech, found 29 s. Take about 10 words out.',
    ],
    [
      'a solid answer that is long',
      () => inCard('solid: Each', `solid: ${'word '.repeat(160)}each`),
      '20: solid: expected at most 65 s of speech, found 70 s. Take about 13 words out.',
    ],
    [
      'raw HTML',
      () => inBody('<div>text</div>'),
      '69: body: expected no raw HTML, found <div>. Components are Says, Legacy, Deprecated, Note, Step, Check, Exchange, Anchor; the rest is Markdown.',
    ],
    [
      'an unknown component',
      () => inBody('<Video />'),
      '69: body: expected a component of the site, found <Video>. Components are Says, Legacy, Deprecated, Note, Step, Check, Exchange, Anchor; the rest is Markdown.',
    ],
    [
      'an unknown attribute',
      () => inBody('<Exchange name="x" />'),
      '69: body: expected an attribute of <Exchange>, found name. It takes rule, kind.',
    ],
    [
      'braces in an attribute',
      () => inBody('<Exchange rule={1} />'),
      '69: body: expected plain attributes, found braces in <Exchange>. Write name="value".',
    ],
    [
      'an import',
      () => inBody("import a from 'a'"),
      '69: body: expected no import or export, found one. Components are there without it; write it as `code`.',
    ],
    ['braces', () => inBody('It is {1 + 1}.'), '69: body: expected no braces, found {1 + 1}. Write them as `code`.'],
    [
      'broken MDX',
      () => inBody('It is <5.'),
      '69: body: expected MDX, found a mistake in it: Unexpected character `5` (U+0035) before name, expected a character that can start a name, such as a letter, `$`, or `_`. A literal < or { goes in `code`.',
    ],
  ])('%s is refused', (_, act, message) => {
    expect(act()).toEqual([message]);
  });

  test('a paragraph that another card has too is refused', () => {
    const text =
      'A server that keeps what one request declared will sooner or later put a question to a person who is not there to answer it.';
    const twin = {
      path: 'src/content/questions/statelessness/other-card.mdx',
      text: CARD.replaceAll('The key is', 'Its key is').replace(/^---\n\n[\s\S]*/m, `---\n\n${text}\n`),
    };
    const first = { path: CARD_PATH, text: `${CARD}\n${text}\n` };
    const problems = checkContent([first, ...GOOD.slice(1), twin], SURROUNDINGS).map(formatProblem);
    expect(problems).toEqual([
      expect.stringContaining(`${twin.path}:2: title: expected a question of its own`),
      `${twin.path}:67: body: expected a paragraph of its own, found 100 % of ${CARD_PATH}:87 in “A server that keeps what one request declared will sooner or …”. Say it once, and link to it.`,
    ]);
  });
});
