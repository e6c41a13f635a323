// Finds every x-mcp-header in the tools of a server, wherever a schema can stand.
import type { Answer } from '../../client/peer.ts';
import type { Peer } from '../../client/peer.ts';
import { isObject, pointerKey } from '../../protocol/json.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';
import { send } from '../shared.ts';

export const KEYWORD = 'x-mcp-header';

/** One annotation: the schema it stands in, and where that is. */
export interface Annotation {
  tool: string;
  /** The name of the property, or the keyword that leads to the schema. */
  parameter: string;
  value: JsonValue;
  schema: JsonObject;
  /** Whether `properties` keys alone lead to it. */
  isReachable: boolean;
  /** The list it was in, and the pointer to it there. */
  answer: Answer;
  pointer: string;
}

/** How many pages of a list are read: a limit of ours. */
const PAGES = 50;

/** Reads `tools/list` to its end; stops at the first page that is none. */
export async function readTools(peer: Peer): Promise<Answer[]> {
  const connection = peer.connect();
  const pages: Answer[] = [];
  let cursor: JsonValue | undefined;
  do {
    const answer = await send(peer, connection, {
      method: 'tools/list',
      ...(typeof cursor === 'string' ? { params: { cursor } } : {}),
    });
    pages.push(answer);
    cursor = answer.result?.nextCursor;
  } while (typeof cursor === 'string' && pages.length < PAGES);
  return pages;
}

/** Every annotation in the pages of a list, in their order. */
export function findAnnotations(pages: readonly Answer[]): Annotation[] {
  return pages.flatMap((answer) => {
    const tools = answer.result?.tools;
    return (Array.isArray(tools) ? tools : []).flatMap((tool, index) => {
      if (!isObject(tool) || !isObject(tool.inputSchema)) return [];
      const at = { tool: String(tool.name), answer };
      const pointer = `/result/tools/${index}/inputSchema`;
      return [
        ...walk({ schema: tool.inputSchema, parameter: 'inputSchema', isReachable: false, isRoot: true, pointer }, at),
      ];
    });
  });
}

interface Place {
  schema: JsonObject;
  parameter: string;
  isReachable: boolean;
  isRoot: boolean;
  pointer: string;
}

/** Keywords whose value is a schema or a list of schemas (JSON Schema 2020-12, and draft 7 where it differs). */
const SCHEMAS = [
  ...['items', 'prefixItems', 'contains', 'additionalItems', 'unevaluatedItems'],
  ...['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'contentSchema'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
];
/** Keywords whose value holds schemas by name, besides `properties`. */
const NAMED = ['patternProperties', 'dependentSchemas', 'dependencies', '$defs', 'definitions'];

/** What stands in `default`, `const`, `enum`, `examples` is data; a property may itself be called x-mcp-header. */
function* walk(place: Place, at: { tool: string; answer: Answer }): Generator<Annotation> {
  const { schema, parameter, isReachable, pointer } = place;
  const value = schema[KEYWORD];
  if (value !== undefined) {
    yield { ...at, parameter, value, schema, isReachable, pointer: `${pointer}/${KEYWORD}` };
  }
  for (const [keyword, held] of Object.entries(schema)) {
    const below = `${pointer}/${pointerKey(keyword)}`;
    const isChain = keyword === 'properties';
    if (isObject(held) && (isChain || NAMED.includes(keyword))) {
      for (const [name, inner] of Object.entries(held)) {
        if (!isObject(inner)) continue;
        const reached = isChain && (place.isRoot || isReachable);
        const next = { schema: inner, parameter: name, isReachable: reached, isRoot: false };
        yield* walk({ ...next, pointer: `${below}/${pointerKey(name)}` }, at);
      }
    } else if (SCHEMAS.includes(keyword)) {
      for (const [index, inner] of (Array.isArray(held) ? held : [held]).entries()) {
        if (!isObject(inner)) continue;
        const next = { schema: inner, parameter: keyword, isReachable: false, isRoot: false };
        yield* walk({ ...next, pointer: Array.isArray(held) ? `${below}/${index}` : below }, at);
      }
    }
  }
}
