// One content file taken apart: frontmatter with the lines of its fields, and the body as a Markdown tree.
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { Problem } from './problem.ts';

export type Collection = 'questions' | 'rules' | 'lessons' | 'kits';
export type FieldPath = readonly (string | number)[];

export interface ContentFile {
  path: string;
  collection: Collection;
  /** The file's name without `.mdx`: the slug of a card, lesson or kit, the rule's id. */
  id: string;
  /** The folder under the collection; empty for lessons and kits. */
  folder: string;
  text: string;
  /** The frontmatter as data; an empty object when it cannot be read. */
  data: Record<string, unknown>;
  /** The line on which a field stands, or the nearest field around it. */
  lineOf(field: FieldPath): number;
  /** The body; `undefined` when it cannot be parsed. */
  body: Root | undefined;
  /** What kept the file from being read. */
  problems: Problem[];
}

const mdx = unified().use(remarkParse).use(remarkMdx);
const FRONTMATTER = /^---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Writes a field's path as authors read it: `keyPoints[1].text`. */
export const formatField = (field: FieldPath): string =>
  field.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');

/** Takes a file under `src/content/` apart. What cannot be read becomes a problem with its line. */
export function readContentFile(path: string, text: string): ContentFile {
  const [collection = '', ...rest] = path.replace(/^src\/content\//, '').split('/');
  const problems: Problem[] = [];
  const match = FRONTMATTER.exec(text);
  const lines = new LineCounter();
  // The fence line stays in front as a comment, so that the lines of the document are the lines of the file.
  const document = parseDocument(match ? `#\n${match[1] ?? ''}` : '', { lineCounter: lines });
  if (!match) {
    const message =
      'expected the file to begin with frontmatter between two lines of ---, found none. Start from `npm run new`.';
    problems.push({ path, line: 1, field: 'frontmatter', message });
  }
  for (const error of document.errors) {
    const found = error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? '';
    const message = `expected YAML, found a mistake in it: ${found}. Quote a text that holds ": " or begins with a sign.`;
    problems.push({ path, line: error.linePos?.[0].line ?? 1, field: 'frontmatter', message });
  }
  const data = (document.errors.length === 0 ? document.toJS() : undefined) as unknown;
  const lineAt = (node: Node | null | undefined): number => (node?.range ? lines.linePos(node.range[0]).line : 1);
  const bodyText = text.slice(0, match?.[0].length ?? 0).replace(/[^\n]/g, '') + text.slice(match?.[0].length ?? 0);
  return {
    path,
    collection: collection as Collection,
    id: (rest.at(-1) ?? '').replace(/\.mdx$/, ''),
    folder: rest.slice(0, -1).join('/'),
    text,
    data: typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {},
    lineOf: (field) => findLine(document.contents, field, lineAt),
    body: parseBody(path, bodyText, problems),
    problems,
  };
}

function findLine(root: Node | null, field: FieldPath, lineAt: (node: Node | null | undefined) => number): number {
  let node: Node | null | undefined = root;
  let line = 1;
  for (const key of field) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) break;
      line = lineAt(pair.key as Node);
      node = pair.value as Node | null;
    } else if (isSeq(node)) {
      node = node.items[Number(key)] as Node | undefined;
      if (!node) break;
      line = lineAt(node);
    } else break;
  }
  return line;
}

function parseBody(path: string, text: string, problems: Problem[]): Root | undefined {
  try {
    return mdx.parse(text);
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    const message = `expected MDX, found a mistake in it: ${reason ?? String(error)}. A literal < or { goes in \`code\`.`;
    problems.push({ path, line: line ?? 1, field: 'body', message });
    return undefined;
  }
}
