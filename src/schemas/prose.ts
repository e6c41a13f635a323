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

const refuse = (text: string, problem: string, expected: string): never => {
  throw new Error(`in the prose "${excerpt(text)}": ${problem}; ${expected}`);
};

/** A link may lead to https, or stay on this site: from the root, on the page, or relative without a scheme. */
const isSafeAddress = (address: string): boolean =>
  address.startsWith('https://') || (!/^[a-z][a-z0-9+.-]*:/i.test(address) && !address.startsWith('//'));

/** Reads one paragraph, and throws where it holds raw HTML, an image or an address of another scheme. */
function parseInline(text: string): Event[] {
  const events = postprocess(
    parse({ extensions: [INLINE_ONLY] })
      .document()
      .write(preprocess()(text, undefined, true)),
  );
  for (const [phase, token, context] of events) {
    if (phase !== 'enter') continue;
    const found = () => context.sliceSerialize(token);
    if (token.type === 'htmlText') {
      refuse(text, `raw HTML ${found()}`, 'write Markdown, or the tag as `code`');
    }
    if (token.type === 'image') {
      refuse(text, `an image ${found()}`, 'prose holds code, emphasis and links only');
    }
    if (token.type === 'resourceDestinationString' || token.type === 'autolinkProtocol') {
      if (!isSafeAddress(found())) {
        refuse(text, `a link to ${found()}`, 'links begin with https:// or stay on this site, as /rules/MCP-STL-004/');
      }
    }
    if (token.type === 'autolinkEmail') {
      refuse(text, `a link to ${found()}`, 'links begin with https:// or stay on this site, as /rules/MCP-STL-004/');
    }
  }
  return events;
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

function renderParagraph(text: string, base: string): string {
  const html = compile()(parseInline(text))
    .replace(/^<p>/, '')
    .replace(/<\/p>\n?$/, '');
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
