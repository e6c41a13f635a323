// What wireproof serve can be told, and its help.
import { definitionNames } from '../server/definitions/list.ts';
import type { DefinitionName } from '../server/definitions/list.ts';
import { suggest } from './nearest.ts';
import { formatHelp, readOptions } from './options.ts';
import type { OptionTable } from './options.ts';
import { parseUrl } from './target.ts';
import { UsageError } from './usage-error.ts';

const OPTIONS = {
  stdio: { type: 'boolean', help: 'Speaks over standard streams; nothing but messages goes to standard output.' },
  definition: {
    type: 'string',
    value: '<name>',
    help: `What it offers: ${definitionNames.join(', ')}; full if not given.`,
  },
  cors: {
    type: 'string',
    value: '<origin>',
    help: 'CAUTION: lets the web pages of this one origin, such as http://localhost:4321, call its tools and read every answer. For trying the pages /check/ and /playground/, and for nothing else; off if not given.',
  },
} as const satisfies OptionTable;

export const serveHelp = (): string =>
  formatHelp(
    {
      usage: ['wireproof serve [port] [options]', 'wireproof serve --stdio [options]'],
      about: [
        'Starts the demonstration server over HTTP at this address of this machine alone: http://127.0.0.1:3000/mcp. Port 0 takes a free one.',
        '`wireproof facts --demo` prints the facts that go with it.',
      ],
    },
    OPTIONS,
  );

export interface ServeOptions {
  port: number;
  isStdio: boolean;
  name: DefinitionName;
  /** The origin whose web pages may speak to it. */
  cors?: string;
}

/** Reads the arguments; throws a `UsageError`. */
export function readServeOptions(args: readonly string[]): ServeOptions {
  const given = readOptions(args, OPTIONS);
  const operands = [...given.operands, ...(given.rest ?? [])];
  const [port = '3000', ...more] = operands;
  if (more.length > 0) throw new UsageError(`expected one port, received ${operands.join(' ')}`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new UsageError(`the port is ${port}; expected a number from 0 to 65535`);
  }
  const isStdio = given.has('stdio');
  if (isStdio && operands.length > 0) throw new UsageError(`--stdio uses no port, received ${port}`);
  const wanted = given.last('definition') ?? 'full';
  const name = definitionNames.find((known) => known === wanted);
  if (name === undefined) {
    throw new UsageError(
      `--definition is ${wanted}; expected one of ${definitionNames.join(', ')}${suggest(wanted, definitionNames)}`,
    );
  }
  const cors = given.last('cors');
  if (cors === undefined) return { port: Number(port), isStdio, name };
  if (isStdio) throw new UsageError('--cors is about HTTP, and --stdio speaks none');
  if (parseUrl(cors)?.origin !== cors) {
    throw new UsageError(`--cors is ${cors}; expected one origin such as http://localhost:4321, without a path`);
  }
  return { port: Number(port), isStdio, name, cors };
}
