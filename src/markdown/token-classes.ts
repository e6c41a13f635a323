// Turns the inline styles of Shiki's css-variables theme into fixed class names, since our policy forbids styles.
import type { ShikiConfig } from 'astro';

type Transformer = NonNullable<ShikiConfig['transformers']>[number];
type Line = Parameters<NonNullable<Transformer['line']>>[0];
type Token = Extract<Line['children'][number], { type: 'element' }>;

/** The class of each kind of token that src/styles/code.css colours; all others keep the colour of the ink. */
const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  comment: 'tc',
  function: 'tf',
  keyword: 'tk',
  string: 'ts',
  'string-expression': 'ts',
};

/** Gives the class for a token's inline style, or undefined where it keeps the colour of the ink. */
export const classOfStyle = (style: unknown): string | undefined =>
  TOKEN_CLASSES[/--astro-code-token-([a-z-]+)/.exec(String(style))?.[1] ?? ''];

const isWord = (token: Token): boolean =>
  token.children.some((child) => child.type === 'text' && /\w/.test(child.value));

/** Renames the tokens of one line, and unwraps those that need no colour of their own, operators among them. */
function nameTokens(line: Line): Line['children'] {
  return line.children.flatMap((token) => {
    if (token.type !== 'element') return [token];
    const name = classOfStyle(token.properties.style);
    if (name === undefined || (name === 'tk' && !isWord(token))) return token.children;
    token.properties = { class: name };
    return [token];
  });
}

const textOf = (node: Line['children'][number]): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Makes a line of a diff an insertion or a deletion for those who see no colour too: the element says it, and its sign. */
function nameChange(line: Line): Line['children'] {
  const value = line.children.map(textOf).join('');
  const tagName = value.startsWith('+') ? 'ins' : value.startsWith('-') ? 'del' : undefined;
  const text = { type: 'text' as const, value };
  return [tagName === undefined ? text : { type: 'element', tagName, properties: {}, children: [text] }];
}

/** A Shiki transformer; Astro's own runs before it and adds styles to the block, which are taken away too. */
export const nameTokenClasses: Transformer = {
  name: 'token-classes',
  // By default a line that takes half a second is left as it is, so that a busy machine would build another page.
  preprocess(_, options) {
    Object.assign(options, { tokenizeTimeLimit: 0 });
  },
  // Lines stand as text in the block: nothing styles one, and a wrapper for each is a tenth of the page.
  code(block) {
    const name = this.options.lang === 'diff' ? nameChange : nameTokens;
    block.children = block.children.flatMap((line) => (line.type === 'element' ? name(line) : [line]));
  },
  pre(block) {
    block.properties = { class: 'code', tabindex: '0' };
  },
};
