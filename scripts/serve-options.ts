// What npm run serve can be told.
import { parseArgs } from 'node:util';
import { definitionNames } from '../src/server/definitions/list.ts';
import type { DefinitionName } from '../src/server/definitions/list.ts';

export const USAGE = `npm run serve -- [port] [--stdio] [--definition ${definitionNames.join('|')}]`;

export interface ServeOptions {
  port: number;
  isStdio: boolean;
  name: DefinitionName;
}

/** Reads the arguments; what is wrong with them is thrown, in one sentence without its full stop. */
export function readOptions(args: readonly string[]): ServeOptions {
  const { values, positionals } = parse(args);
  const [port = '3000', ...more] = positionals;
  if (more.length > 0) throw new Error(`expected one port, received ${positionals.join(' ')}`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Error(`the port is ${port}; expected a number from 0 to 65535`);
  }
  const isStdio = values.stdio === true;
  if (isStdio && positionals.length > 0) throw new Error(`--stdio uses no port, received ${port}`);
  const name = definitionNames.find((known) => known === values.definition);
  if (name === undefined) {
    throw new Error(`--definition is ${values.definition}; expected one of ${definitionNames.join(', ')}`);
  }
  return { port: Number(port), isStdio, name };
}

function parse(args: readonly string[]) {
  try {
    const options = { stdio: { type: 'boolean' }, definition: { type: 'string', default: 'full' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    // Node adds advice for positional arguments, which would mislead here.
    throw new Error((error as Error).message.split(/\.\s/)[0]?.replace(/\.$/, ''), { cause: error });
  }
}
