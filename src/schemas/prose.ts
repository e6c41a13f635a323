// The one way in which prose fields of frontmatter become HTML, plain text and seconds.
import { compile, parse, postprocess, preprocess } from 'micromark';

/** What prose may not be made of: it is inline, so a leading `#` or `-` is text. */
const INLINE_ONLY = {
  disable: {
    null: [
      'blockQuote',
      'codeFenced',
      'codeIndented',
      'definition',
      'headingAtx',
      'htmlFlow',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

type Event = ReturnType<typeof postprocess>[number];

const WORDS_A_MINUTE = 150;

/** Shortens a text so that an error can show where in it something is wrong. */
const excerpt = (text: string): string => (text.length > 90 ? `${text.slice(0, 90)}…` : text);

/** What prose cannot hold, and what to write instead. */
export interface Foreign {
  found: string;
  instead: string;
}

const LINKS = 'links begin with https:// or stay on this site, as /rules/MCP-STL-004/';

/**
 * A link may lead to https, or stay on this site: from the root, on the page, or relative without a scheme. An address
 * of this site has no escapes, which could spell a scheme or a host: `javascript&colon;…`, `\\//host`.
 */
const isSafeAddress = (address: string): boolean =>
  address.startsWith('https://') || /^(?!\/\/|[a-z][a-z0-9+.-]*:)[^&\\\s]*$/i.test(address);

const read = (text: string): Event[] =>
  postprocess(
    parse({ extensions: [INLINE_ONLY] })
      .document()
      .write(preprocess()(text, undefined, true)),
  );

function findIn(events: readonly Event[]): Foreign | undefined {
  for (const [phase, token, context] of events) {
    if (phase !== 'enter') continue;
    const found = () => context.sliceSerialize(token);
    if (token.type === 'htmlText') {
      return { found: `raw HTML ${found()}`, instead: 'write Markdown, or the tag as `code`' };
    }
    if (token.type === 'image') {
      return { found: `an image ${found()}`, instead: 'prose holds code, emphasis and links only' };
    }
    if (token.type === 'resourceDestinationString' || token.type === 'autolinkProtocol') {
      if (!isSafeAddress(found())) return { found: `a link to ${found()}`, instead: LINKS };
    }
    if (token.type === 'autolinkEmail') return { found: `a link to ${found()}`, instead: LINKS };
  }
  return undefined;
}

/** Finds the first raw HTML, image or address of another scheme in a text; nothing where it can be rendered. */
export const findForeign = (text: string): Foreign | undefined =>
  // All of these need one of two characters; most prose has neither, and parsing is what takes the time.
  /[<\]]/.test(text) ? findIn(paragraphsOf(text).flatMap(read)) : undefined;

function parseInline(text: string): Event[] {
  const events = read(text);
  const foreign = findIn(events);
  if (foreign === undefined) return events;
  throw new Error(`in the prose "${excerpt(text)}": ${foreign.found}; ${foreign.instead}`);
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Prose whose only markup is code in single ticks: nothing else in it could begin any, and no line has a space at an end. */
const PLAIN = /^(?:[^\\`*_<&[\]\0\t\r\n]|(?<! )\n(?! )|(?<!`)`[^`\0\t\r\n]+`(?!`))*$/;
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Renders plain prose as micromark does, in a fraction of its time: most prose is plain, and pages print it over and over. */
const renderPlain = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? piece : `<code>${piece.replace(/^ (.*[^ ].*) $/, '$1')}</code>`))
    .join('');

/** Other prose, as it was rendered the first time. */
const rendered = new Map<string, string>();

function renderParagraph(text: string, base: string): string {
  if (PLAIN.test(text)) return renderPlain(text);
  const html =
    rendered.get(text) ??
    compile()(parseInline(text))
      .replace(/^<p>/, '')
      .replace(/<\/p>\n?$/, '');
  rendered.set(text, html);
  return html.replaceAll('<a href="/', `<a href="${base.replace(/\/$/, '')}/`);
}

/**
 * Renders inline Markdown (code, emphasis, links) as HTML without a paragraph around it. `base` is the site's
 * base path, put before links from the root. Throws where the text holds raw HTML, an image or another scheme.
 */
export const renderProse = (text: string, base: string): string =>
  paragraphsOf(text)
    .map((paragraph) => renderParagraph(paragraph, base))
    .join(' ');

/** Renders prose whose paragraphs are parted by blank lines; otherwise as `renderProse`. */
export const renderParagraphs = (text: string, base: string): string =>
  paragraphsOf(text)
    .map((paragraph) => `<p>${renderParagraph(paragraph, base)}</p>`)
    .join('');

/** What would begin a block at the start of a line of Markdown, though prose is inline. */
const BLOCK_START = /^(?:[-+*>=](?=\s|$)|>|#{1,6}(?=\s|$)|~{3})/;

function completeParagraph(text: string, resolve: (address: string) => string): string {
  let whole = text;
  // Links, images and raw HTML need one of these; most prose has neither, and parsing is what takes the time.
  const events = /[<\]]/.test(text) ? parseInline(text).toReversed() : [];
  for (const [phase, token, context] of events) {
    if (phase !== 'enter' || token.type !== 'resourceDestinationString') continue;
    const address = resolve(context.sliceSerialize(token));
    whole = whole.slice(0, token.start.offset) + address + whole.slice(token.end.offset);
  }
  return whole
    .replace(/\s*\n\s*/g, ' ')
    .replace(BLOCK_START, String.raw`\$&`)
    .replace(/^(\d+)([.)])(?=\s|$)/, String.raw`$1\$2`);
}

/** Gives prose as Markdown, a line a paragraph, with its addresses made complete by `resolve`. */
export const proseMarkdown = (text: string, resolve: (address: string) => string): string =>
  paragraphsOf(text)
    .map((paragraph) => completeParagraph(paragraph, resolve))
    .join('\n\n');

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words a reader sees or says: the prose without its Markdown. */
export const proseText = (text: string): string =>
  renderProse(text, '/')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** How many words a text has, as they are counted everywhere on this site. */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Whole seconds it takes to say a text at 150 words a minute, rounded up. */
export const spokenSeconds = (text: string): number => Math.ceil((countWords(proseText(text)) / WORDS_A_MINUTE) * 60);
