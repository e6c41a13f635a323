// The prose of a content file as flat blocks: one for each paragraph, heading or prose field, with its code, links and marks.
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { formatField, type ContentFile, type FieldPath } from './content-file.ts';

/** A run of text of one kind. */
export interface Span {
  text: string;
  code: boolean;
  /** The address, when it is (part of) a link's text. */
  url?: string;
  /** The rule named by the `<Says>` around it. */
  says?: string;
  /** Stands in `<Legacy>` within its paragraph. */
  legacy?: true;
  line: number;
}

/** A paragraph, a heading or one paragraph of a prose field. */
export interface Block {
  field: string;
  line: number;
  spans: Span[];
  inBody: boolean;
  legacy: boolean;
  /** Stands in `<Deprecated>`, has one, or says that something is deprecated. */
  deprecated: boolean;
  /** The blocks of one Markdown quotation share a number, from 1; 0 stands in none. */
  quotation: number;
}

/** A code fence, with what follows its language. */
export interface Fence {
  lang: string;
  meta: string;
  value: string;
  line: number;
  legacy: boolean;
  /** Whether the paragraph before it carries a deprecation mark. */
  deprecated: boolean;
}

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const markdown = unified().use(remarkParse);

/** Fields that hold ids, choices, passages or scenarios, and no prose. */
const NO_PROSE = new Set(
  (
    'id level kind importance topics roles areas source passage passages rule rules lessons related cards claims spec probe ' +
    'fault inapplicableUnder enforcedBy scenario revision reviewed appliesTo observable role slug topic ' +
    'without instead add asWritten'
  ).split(' '),
);

export const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The value of an attribute that is plain text. */
export function attributeOf(element: JsxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name && typeof attribute.value === 'string') {
      return attribute.value;
    }
  }
  return undefined;
}

/** Every string under the frontmatter's prose fields, with its path. */
export function* proseFields(value: unknown, path: FieldPath = []): Generator<{ path: FieldPath; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* proseFields(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) if (!NO_PROSE.has(key)) yield* proseFields(item, [...path, key]);
  }
}

/** The text of a block as a reader sees it. */
export const blockText = (block: Block): string => block.spans.map((span) => span.text).join('');

/** All prose of a file: the fields of the frontmatter, then the body. */
export function readBlocks(file: ContentFile): { blocks: Block[]; fences: Fence[] } {
  const blocks: Block[] = [];
  const fences: Fence[] = [];
  for (const { path, text } of proseFields(file.data)) {
    const line = file.lineOf(path);
    for (const paragraph of text.split(/\n\s*\n/)) {
      const block = createBlock(formatField(path), line, false);
      // Most prose has no marks, and parsing is what takes the time.
      if (/[`*_[\]<>&\\#]|^\s*[-+\d=]/.test(paragraph)) addSpans(markdown.parse(paragraph), block, {}, line);
      else block.spans.push({ text: paragraph.replace(/\s+/g, ' '), code: false, line });
      if (block.spans.length > 0) blocks.push(block);
    }
  }
  if (file.body) readBody(file.body, blocks, fences);
  return { blocks, fences };
}

const createBlock = (field: string, line: number, inBody: boolean): Block => ({
  field,
  line,
  spans: [],
  inBody,
  legacy: false,
  deprecated: false,
  quotation: 0,
});

/** What the components around a node say about it. */
interface Around {
  legacy: boolean;
  deprecated: boolean;
  quotation: number;
}

function readBody(root: Root, blocks: Block[], fences: Fence[]): void {
  let quotations = 0;
  let marked = false;
  const addBlock = (node: Nodes, around: Around): void => {
    const block = { ...createBlock('body', node.position?.start.line ?? 1, true), ...around };
    addSpans(node, block, {});
    block.deprecated ||= /deprecat/i.test(blockText(block));
    marked = block.deprecated;
    blocks.push(block);
  };
  const visit = (node: Nodes, around: Around): void => {
    if (node.type === 'code') {
      const { lang, meta, value, position } = node;
      const deprecated = around.deprecated || marked;
      fences.push({
        lang: lang ?? '',
        meta: meta ?? '',
        value,
        line: position?.start.line ?? 1,
        legacy: around.legacy,
        deprecated,
      });
      return;
    }
    if (!('children' in node)) return;
    const name = isJsx(node) ? node.name : '';
    const inside = {
      legacy: around.legacy || name === 'Legacy',
      deprecated: around.deprecated || name === 'Deprecated',
      quotation: node.type === 'blockquote' ? ++quotations : around.quotation,
    };
    // A component that stands alone on its line may hold its text directly, without a paragraph.
    const children = node.children as Nodes[];
    const isText =
      node.type === 'paragraph' || node.type === 'heading' || children.some((child) => child.type === 'text');
    if (isText || node.type === 'mdxJsxTextElement') addBlock(node, inside);
    else for (const child of children) visit(child, inside);
  };
  visit(root, { legacy: false, deprecated: false, quotation: 0 });
}

function addSpans(node: Nodes, block: Block, around: Pick<Span, 'url' | 'says' | 'legacy'>, line?: number): void {
  const here = line ?? node.position?.start.line ?? block.line;
  if (node.type === 'text' || node.type === 'inlineCode') {
    // Text that runs over several lines gets a span for each, so that problems name the right one.
    node.value.split('\n').forEach((text, index, all) => {
      const shown = index < all.length - 1 ? `${text} ` : text;
      block.spans.push({ text: shown, code: node.type === 'inlineCode', ...around, line: line ?? here + index });
    });
  } else if (node.type === 'break') block.spans.push({ text: ' ', code: false, line: here });
  else if (isJsx(node)) {
    if (node.name === 'Deprecated') block.deprecated = true;
    const says = node.name === 'Says' ? { says: attributeOf(node, 'rule') ?? '' } : {};
    const legacy = node.name === 'Legacy' ? { legacy: true as const } : {};
    for (const child of node.children) addSpans(child, block, { ...around, ...says, ...legacy }, line);
  } else if ('children' in node) {
    const url = node.type === 'link' ? { url: node.url } : {};
    for (const child of node.children) addSpans(child, block, { ...around, ...url }, line);
  }
}
