// Calls of a tool with mirrored arguments: right by themselves, wrong where a probe says so.
import type { Demo, MirroredArgument } from '../../client/demo.ts';
import type { Answer, Peer } from '../../client/peer.ts';
import { encodeHeaderValue, PARAMETER_PREFIX } from '../../protocol/headers.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';
import type { Connection } from '../../protocol/message.ts';
import { send } from '../shared.ts';

export type MirroringTool = NonNullable<Demo['mirrors']>;

export const NO_TOOL = {
  'no-tool': {
    verdict: 'untestable',
    message: 'No harmless tool with a mirrored parameter of the needed kind is known here.',
  },
} as const;

export const headerOf = ({ header }: MirroredArgument): string => `${PARAMETER_PREFIX}${header}`;

/** Calls the tool with some arguments set, each with its right header; `headers` come last and may be wrong. */
export function callMirrored(
  peer: Peer,
  connection: Connection,
  tool: MirroringTool,
  set: readonly (readonly [MirroredArgument, JsonValue])[] = [],
  headers: Record<string, string | null> = {},
): Promise<Answer> {
  let args = tool.arguments;
  for (const [{ path }, value] of set) args = put(args, path, value);
  const known = [tool.text, tool.integer, tool.nested].filter((one) => one !== undefined);
  const right = known.flatMap((one) => {
    const value = valueAt(args, one);
    const isMirrored = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isMirrored ? [[headerOf(one), encodeHeaderValue(String(value))]] : [];
  });
  return send(peer, connection, {
    method: 'tools/call',
    params: { name: tool.name, arguments: args },
    headers: { ...(Object.fromEntries(right) as Record<string, string>), ...headers },
  });
}

export const valueAt = (args: JsonObject, { path }: MirroredArgument): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>((here, key) => (isObject(here) ? here[key] : undefined), args);

function put(args: JsonObject, [key = '', ...rest]: readonly string[], value: JsonValue): JsonObject {
  const inner = args[key];
  return { ...args, [key]: rest.length === 0 ? value : put(isObject(inner) ? inner : {}, rest, value) };
}
