// Headers from the command line. Their values are secrets: no message repeats one.
import { suggest } from './nearest.ts';
import type { GivenOption } from './options.ts';
import { UsageError } from './usage-error.ts';

const NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
/** Ours to set: what is judged hangs on them. */
const OURS = [
  'accept',
  'connection',
  'content-length',
  'content-type',
  'host',
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'origin',
  'transfer-encoding',
];

/** Reads `--header` and `--header-env` in their order; throws a `UsageError`. */
export function readHeaders(
  options: readonly GivenOption[],
  env: Readonly<Record<string, string | undefined>>,
): [name: string, value: string][] {
  const given = options.filter(({ name }) => name === 'header' || name === 'header-env');
  return given.map((option, at) => {
    const where = given.length === 1 ? `--${option.name}` : `--${option.name} (header ${at + 1} of ${given.length})`;
    const [name, value] =
      option.name === 'header' ? readHeader(option.value, where) : readVariable(option.value, where, env);
    if (!NAME.test(name)) throw new UsageError(`${where} has no name of a header before its value`);
    if (OURS.includes(name.toLowerCase()))
      throw new UsageError(`${where} sets ${name}, which the probes set themselves`);
    // A line break would begin another header; beyond Latin-1 there are no bytes for it.
    if (/[\0\r\n]|[^\0-\xff]/.test(value))
      throw new UsageError(`${where}: the value of ${name} holds what no header can carry`);
    return [name, value];
  });
}

function readHeader(text: string, where: string): [string, string] {
  const colon = text.indexOf(':');
  if (colon < 1) throw new UsageError(`${where} has no colon; expected '<Name>: <value>'`);
  const value = text.slice(colon + 1).trim();
  if (value === '') throw new UsageError(`${where} has no value; expected '<Name>: <value>'`);
  return [text.slice(0, colon).trim(), value];
}

function readVariable(
  text: string,
  where: string,
  env: Readonly<Record<string, string | undefined>>,
): [string, string] {
  const [, name, variable] = /^([^=]+)=(\w+)$/.exec(text) ?? [];
  if (name === undefined || variable === undefined) {
    throw new UsageError(`${where} is not of the form <Name>=<VARIABLE>, such as Authorization=MCP_AUTH`);
  }
  const value = env[variable]?.trim();
  if (value === undefined || value === '') {
    const what = value === '' ? 'is empty' : `is not set${suggest(variable, Object.keys(env))}`;
    throw new UsageError(`${where}: the environment variable ${variable} ${what}`);
  }
  return [name.trim(), value];
}
