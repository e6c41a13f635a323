// Lays out a JSON text as lines for a narrow column; keys, order and numbers stay as the text spells them.
import { parseJson, pointerKey, readPointer } from '../protocol/json.ts';

export interface Token {
  text: string;
  kind: 'key' | 'string' | 'number' | 'literal' | 'punctuation' | 'text';
}

export interface JsonLine {
  /** Levels of nesting, two spaces each. */
  indent: number;
  tokens: Token[];
  /** The JSON pointers (RFC 6901) of the values that begin on this line. */
  pointers: string[];
}

/** Columns within which an object or array, or a run of plain values, stays on one line. */
const WIDTH = 68;
/** Deeper nesting is no message that anyone reads; it is shown as the text it is. */
const DEEPEST = 64;

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[\d.eE+-]+|true|false|null|[{}[\],:]/g;

interface Node {
  pointer: string;
  /** `{`, `[`, or the whole token of a scalar. */
  text: string;
  members: { key?: string; value: Node }[];
  /** Columns it takes on one line. */
  width: number;
}

const isContainer = (node: Node): boolean => node.text === '{' || node.text === '[';
const closing = (node: Node): string => (node.text === '{' ? '}' : ']');

/** Reads the tokens of a text that is known to be JSON; gives `undefined` when it nests too deep. */
function readTree(text: string): Node | undefined {
  const tokens = text.match(TOKEN) ?? [];
  let next = 0;
  let tooDeep = false;
  const read = (pointer: string, depth: number): Node => {
    const node: Node = { pointer, text: tokens[next++] ?? '', members: [], width: 2 };
    if (!isContainer(node)) return { ...node, width: node.text.length };
    if (depth > DEEPEST) tooDeep = true;
    const end = closing(node);
    while (!tooDeep && next < tokens.length && tokens[next] !== end) {
      if (tokens[next] === ',') next++;
      const key = node.text === '{' ? tokens[next] : undefined;
      if (key !== undefined) next += 2;
      const name = key === undefined ? String(node.members.length) : pointerKey(JSON.parse(key) as string);
      const value = read(`${pointer}/${name}`, depth + 1);
      node.width += value.width + (key === undefined ? 0 : key.length + 2) + (node.members.length > 0 ? 2 : 0);
      node.members.push(key === undefined ? { value } : { key, value });
    }
    next++;
    if (node.text === '{' && node.members.length > 0) node.width += 2;
    return node;
  };
  const root = read('', 1);
  return tooDeep ? undefined : root;
}

function scalarKind(text: string): Token['kind'] {
  if (text.startsWith('"')) return 'string';
  return /^[-\d]/.test(text) ? 'number' : 'literal';
}

const punctuation = (text: string): Token => ({ text, kind: 'punctuation' });
const keyTokens = (key: string | undefined): Token[] =>
  key === undefined ? [] : [{ text: key, kind: 'key' }, punctuation(': ')];

const sumText = (tokens: readonly Token[]): number => tokens.reduce((sum, token) => sum + token.text.length, 0);
const columns = (line: JsonLine): number => line.indent * 2 + sumText(line.tokens);

function writeInline(node: Node, line: JsonLine): void {
  line.pointers.push(node.pointer);
  if (!isContainer(node)) {
    line.tokens.push({ text: node.text, kind: scalarKind(node.text) });
    return;
  }
  const space = node.text === '{' && node.members.length > 0 ? ' ' : '';
  line.tokens.push(punctuation(node.text + space));
  node.members.forEach(({ key, value }, index) => {
    if (index > 0) line.tokens.push(punctuation(', '));
    line.tokens.push(...keyTokens(key));
    writeInline(value, line);
  });
  line.tokens.push(punctuation(space + closing(node)));
}

/**
 * Lays out a JSON text; gives `undefined` when it is not JSON. Whatever holds `pointer` is opened out, so that the
 * line where it begins holds little else.
 */
export function layoutJson(text: string, pointer = ''): JsonLine[] | undefined {
  const value = parseJson(text);
  const root = value === undefined ? undefined : readTree(text);
  if (root === undefined) return undefined;
  const wanted = nearestPointer(value, pointer);
  const lines: JsonLine[] = [];
  /** Scalars and empty containers share a line, but for the one that is asked for. */
  const isPlain = (node: Node | undefined): boolean => node?.members.length === 0 && node.pointer !== wanted;
  const write = (node: Node, indent: number, before: Token[], after: string): void => {
    const line: JsonLine = { indent, tokens: before, pointers: [] };
    lines.push(line);
    const fits = columns(line) + node.width + after.length <= WIDTH && !wanted.startsWith(`${node.pointer}/`);
    if (fits || node.members.length === 0) {
      writeInline(node, line);
      if (after !== '') line.tokens.push(punctuation(after));
      return;
    }
    line.pointers.push(node.pointer);
    line.tokens.push(punctuation(node.text));
    node.members.forEach(({ key, value: child }, index) => {
      const comma = index < node.members.length - 1 ? ',' : '';
      const last = lines.at(-1);
      const before = keyTokens(key);
      const packs = isPlain(child) && isPlain(node.members[index - 1]?.value);
      if (last && packs && columns(last) + 1 + sumText(before) + child.width + comma.length <= WIDTH) {
        last.tokens.push(punctuation(' '), ...before);
        writeInline(child, last);
        if (comma !== '') last.tokens.push(punctuation(comma));
      } else {
        write(child, indent + 1, before, comma);
      }
    });
    // Closing brackets stand behind the last member: the indent shows the nesting, and a capture stays short.
    lines.at(-1)?.tokens.push(punctuation(` ${closing(node)}${after}`));
  };
  write(root, 0, [], '');
  return lines;
}

/** Lays out a body: as JSON where it is JSON, else as the lines of text it has. */
export function layoutBody(text: string, pointer?: string): JsonLine[] {
  return (
    layoutJson(text, pointer) ??
    text
      .replace(/(\r\n|\n|\r)$/, '')
      .split(/\r\n|\n|\r/)
      .map((line) => ({ indent: 0, tokens: [{ text: line, kind: 'text' }], pointers: [] }))
  );
}

/** Finds the pointer itself, or the nearest holder of it that stands in the value. */
function nearestPointer(value: unknown, pointer: string): string {
  let nearest = pointer;
  while (nearest !== '' && readPointer(value, nearest) === undefined)
    nearest = nearest.slice(0, nearest.lastIndexOf('/'));
  return nearest;
}

/**
 * Finds the line on which a pointer's value begins, or its nearest holder's when it is missing; -1 in text that is
 * no JSON. Of a repeated key the last one counts, as it does for `JSON.parse`.
 */
export function findLine(lines: readonly JsonLine[], pointer: string): number {
  for (let nearest = pointer; ; nearest = nearest.slice(0, nearest.lastIndexOf('/'))) {
    const found = lines.findLastIndex((line) => line.pointers.includes(nearest));
    if (found >= 0 || nearest === '') return found;
  }
}
