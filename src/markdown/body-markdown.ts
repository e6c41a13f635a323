// Turns the body of a card, a rule or a lesson into plain Markdown: components become what they say, addresses complete.
import { mdxToMdast, type MdastNode } from 'satteri';

export interface BodyPlace {
  /** How many ranks headings move down; negative moves them up. */
  shift: number;
  /** Makes an address complete that stands on the page. */
  resolve: (address: string) => string;
  /** Writes what the body places by name: a step, a check, an exchange. */
  place: (component: string, attributes: Readonly<Record<string, string>>) => string | Promise<string>;
}

type Element = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** What stands over a box, and behind a stretch of text. */
const MARKS: Readonly<Record<string, string>> = { Legacy: 'earlier revisions', Deprecated: 'deprecated', Note: 'note' };

const startOf = ({ position }: MdastNode): number => position?.start.offset ?? 0;
const endOf = ({ position }: MdastNode): number => position?.end.offset ?? 0;
const childrenOf = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);

/** Puts lines into a quotation. */
export const quoteLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** Writes the body of a page as CommonMark with tables, as its author spelled it, without components and without raw HTML. */
export async function formatBody(source: string, place: BodyPlace): Promise<string> {
  const writeRange = async (node: MdastNode, from: number, to: number): Promise<string> => {
    let text = '';
    let at = from;
    for (const child of childrenOf(node)) {
      text += source.slice(at, startOf(child)) + (await write(child));
      at = Math.max(at, endOf(child));
    }
    return text + source.slice(at, to);
  };
  const inside = async (node: MdastNode): Promise<string> => {
    const children = childrenOf(node);
    const [first, last] = [children[0], children.at(-1)];
    return first === undefined || last === undefined
      ? ''
      : (await writeRange(node, startOf(first), endOf(last))).trim();
  };
  const write = async (node: MdastNode): Promise<string> => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return writeElement(node);
    const whole = await writeRange(node, startOf(node), endOf(node));
    switch (node.type) {
      case 'heading':
        return whole.replace(/^#+/, (hashes) => '#'.repeat(Math.min(6, Math.max(1, hashes.length + place.shift))));
      // What follows the language tells our checks what a fence is, and readers nothing.
      case 'code':
        return whole.replace(/^(`{3,}|~{3,})([\w-]*)[^\n]*/, '$1$2');
      case 'link':
      case 'definition':
        return writeLink(node.url, node, whole);
      default:
        return whole;
    }
  };
  const writeLink = (url: string, node: MdastNode, text: string): string => {
    const at = text.lastIndexOf(url);
    if (at < 0) throw new Error(`body: the address ${url} is spelled otherwise at character ${startOf(node)}`);
    return text.slice(0, at) + place.resolve(url) + text.slice(at + url.length);
  };
  const writeElement = async (node: Element): Promise<string> => {
    const attributes = Object.fromEntries(
      node.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, String(one.value ?? '')]] : [])),
    );
    const name = node.name ?? '';
    if (name === 'Anchor') return '';
    if (name === 'Says') return `[${await inside(node)}](${place.resolve(`/rules/${attributes['rule']}/`)})`;
    const mark = MARKS[name];
    const isFlow = node.type === 'mdxJsxFlowElement';
    if (mark !== undefined && !isFlow) return `${await inside(node)} (${mark})`;
    if (!isFlow || (node.position?.start.column ?? 1) > 1) {
      throw new Error(`body: <${name}> stands inside a line or a list; only a line of its own can hold what it places`);
    }
    if (mark === undefined) return place.place(name, attributes);
    return quoteLines(`**${mark[0]?.toUpperCase()}${mark.slice(1)}**\n\n${await inside(node)}`);
  };
  const tree = mdxToMdast(source);
  return (await writeRange(tree, 0, source.length)).trim();
}
