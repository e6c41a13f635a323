// Reads the arguments of a command by a table of its options, and prints its help from the same table.
import { parseArgs } from 'node:util';
import { suggest } from './nearest.ts';
import { UsageError } from './usage-error.ts';

export interface OptionSpec {
  type: 'string' | 'boolean';
  short?: string;
  /** What stands for the value in the help. */
  value?: string;
  /** One or two sentences for the help. */
  help: string;
  /** The heading it stands under in the help. */
  group?: string;
}

/** The options of a command by their long name, in the order of the help. */
export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** One option as it was given. */
export interface GivenOption<Name extends string = string> {
  name: Name;
  /** Empty where the option takes none. */
  value: string;
}

export interface Given<Name extends string = string> {
  /** In the order of the command line. */
  options: GivenOption<Name>[];
  /** What stands before `--` and belongs to no option. */
  operands: string[];
  /** What stands after `--`; `undefined` where there is no `--`. */
  rest: string[] | undefined;
  /** Whether an option was given. */
  has(name: Name): boolean;
  /** The last value that an option was given. */
  last(name: Name): string | undefined;
  /** All values that an option was given. */
  all(name: Name): string[];
}

/** Understood by every command. */
const EVERYWHERE: OptionTable = {
  help: { type: 'boolean', short: 'h', help: 'Shows this help.' },
  version: { type: 'boolean', short: 'v', help: 'Shows the version.' },
};

/** Whether the arguments ask for help or the version, be the others right or wrong. */
export function findRequest(args: readonly string[]): 'help' | 'version' | undefined {
  const end = args.indexOf('--');
  const own = end === -1 ? args : args.slice(0, end);
  if (own.includes('--help') || own.includes('-h')) return 'help';
  return own.includes('--version') || own.includes('-v') ? 'version' : undefined;
}

/** Reads arguments; throws a `UsageError`, which repeats no value, since any may be a secret. */
export function readOptions<Table extends OptionTable>(
  args: readonly string[],
  table: Table,
): Given<Extract<keyof Table, string>> {
  type Name = Extract<keyof Table, string>;
  const known: OptionTable = { ...table, ...EVERYWHERE };
  const { tokens } = parseArgs({
    args: [...args],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index;
  const options: GivenOption<Name>[] = [];
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional' && (end === undefined || token.index < end)) operands.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const spec = Object.hasOwn(known, name) ? known[name] : undefined;
    if (spec === undefined) {
      throw new UsageError(
        `there is no option ${rawName}${suggest(
          rawName,
          Object.keys(known).map((one) => `--${one}`),
        )}`,
      );
    }
    if (spec.type === 'boolean') {
      if (value !== undefined) throw new UsageError(`--${name} takes no value`);
      options.push({ name: name as Name, value: '' });
      continue;
    }
    if (value === undefined || value === '')
      throw new UsageError(`--${name} lacks its value ${spec.value ?? ''}`.trim());
    if (inlineValue === false && value.startsWith('--')) {
      throw new UsageError(`--${name} lacks its value ${spec.value ?? ''}: what follows it is an option`);
    }
    options.push({ name: name as Name, value });
  }
  const all = (name: Name): string[] => options.filter((one) => one.name === name).map((one) => one.value);
  return {
    options,
    operands,
    rest: end === undefined ? undefined : args.slice(end + 1),
    has: (name) => options.some((one) => one.name === name),
    last: (name) => all(name).at(-1),
    all,
  };
}

const WIDTH = 80;
const INDENT = 2;
const COLUMN = 26;

/** Breaks text into lines of at most `width` characters; a longer word stands on a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** One entry of a list of two columns; what is long on the left has a line of its own. */
export function formatEntry(left: string, right: string): string {
  const [first = '', ...more] = wrap(right, WIDTH - COLUMN);
  const head = `${' '.repeat(INDENT)}${left}`;
  const fits = head.length + 2 <= COLUMN;
  const lines = fits ? [head.padEnd(COLUMN) + first, ...more.map(indent)] : [head, ...[first, ...more].map(indent)];
  return lines.map((line) => line.trimEnd()).join('\n');
}

const indent = (line: string): string => ' '.repeat(COLUMN) + line;

/** What a command's help says besides its options. */
export interface HelpText {
  usage: readonly string[];
  /** Paragraphs under the usage. */
  about: readonly string[];
  /** Further parts above the options, and under them, as they are. */
  before?: readonly HelpPart[];
  after?: readonly HelpPart[];
}

interface HelpPart {
  heading: string;
  lines: readonly string[];
}

const formatPart = ({ heading, lines }: HelpPart): string => [`${heading}:`, ...lines].join('\n');

/** Prints the help of a command. */
export function formatHelp({ usage, about, before = [], after = [] }: HelpText, table: OptionTable): string {
  const blocks = [
    usage.map((line, at) => `${at === 0 ? 'Usage: ' : '       '}${line}`).join('\n'),
    ...about.map((paragraph) => wrap(paragraph, WIDTH).join('\n')),
    ...before.map(formatPart),
  ];
  const isGrouped = Object.values(table).some(({ group }) => group !== undefined);
  const rest = isGrouped ? 'Other options' : 'Options';
  const groups = Object.groupBy(Object.entries({ ...table, ...EVERYWHERE }), ([, { group }]) => group ?? rest);
  for (const [heading, entries = []] of Object.entries(groups)) {
    blocks.push(formatPart({ heading, lines: entries.map(([name, spec]) => formatOption(name, spec)) }));
  }
  blocks.push(...after.map(formatPart));
  return `${blocks.join('\n\n')}\n`;
}

function formatOption(name: string, { short, value, help }: OptionSpec): string {
  const shown = value === undefined ? '' : ` ${value}`;
  return formatEntry(`${short === undefined ? '' : `-${short}, `}--${name}${shown}`, help);
}
