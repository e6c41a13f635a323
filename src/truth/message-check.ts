// Checks one message of the protocol: against the official JSON Schema of the revision, and by our own closer look.
import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import { isObject, type JsonObject } from '../protocol/json.ts';
import { CLIENT_CAPABILITIES, PROTOCOL_VERSION } from '../protocol/meta.ts';
import { REVISION } from '../protocol/revision.ts';

/** One thing that is wrong with a message. The code is what `wrong="…"` of a fence names. */
export interface MessageProblem {
  code: string;
  /** JSON pointer into the message (RFC 6901); empty for the whole. */
  pointer: string;
  message: string;
}

/** What a message is: `tools/call.request`, `tools/call.result`, `tools/call.error`, `notifications/progress`. */
export type MessageKind = string;
export type MessageCheck = (kind: MessageKind, value: unknown) => MessageProblem[];

/** Error codes with a schema of their own: the whole response, or the error object in it. */
const ERROR_SCHEMAS: Record<number, { response?: string; error?: string }> = {
  [-32020]: { response: 'HeaderMismatchError' },
  [-32021]: { response: 'MissingRequiredClientCapabilityError' },
  [-32022]: { response: 'UnsupportedProtocolVersionError' },
  [-32700]: { error: 'ParseError' },
  [-32600]: { error: 'InvalidRequestError' },
  [-32601]: { error: 'MethodNotFoundError' },
  [-32602]: { error: 'InvalidParamsError' },
  [-32603]: { error: 'InternalError' },
};
/** Codes of earlier revisions that must not be emitted (basic/index#error-codes), and the closed legacy range. */
const isRemovedCode = (code: number): boolean => code === -32042 || (code <= -32000 && code >= -32019);

interface SchemaWithDefs {
  $schema?: string;
  $defs: Record<string, object>;
}

/**
 * Makes the check of every message from the official schema (2020-12, with `$defs`). The check gives all problems of
 * one message; none means that it is a right message of its kind.
 */
export function createMessageCheck(schema: SchemaWithDefs): MessageCheck {
  const definitions = schema.$defs as Record<string, Schema>;
  const byMethod = new Map<string, string>();
  for (const [name, definition] of Object.entries(definitions)) {
    const method = (definition.properties?.['method'] as Schema | undefined)?.const as unknown;
    const isMessage = definition.properties?.['jsonrpc'] !== undefined;
    if (typeof method === 'string' && isMessage) byMethod.set(method, name);
  }
  const validators = new Map<string, Validator>();
  const validate = (name: string, value: unknown): OutputUnit[] => {
    let validator = validators.get(name);
    if (!validator) {
      validator = new Validator({ ...(schema as Schema), $ref: `#/$defs/${name}` }, '2020-12', false);
      validators.set(name, validator);
    }
    return validator.validate(value).errors;
  };
  const againstSchema = (
    name: string,
    value: unknown,
    base: string,
    own: readonly MessageProblem[],
  ): MessageProblem[] => describeErrors(validate(name, value), base, own);

  return (kind, value) => {
    const [, method = kind, part = ''] = /^(.*?)(?:\.(request|result|error))?$/.exec(kind) ?? [];
    const definition = byMethod.get(method);
    const isNotification = method.startsWith('notifications/');
    if (definition === undefined || isNotification !== (part === '')) {
      return [
        problem(
          'unknown-kind',
          '',
          `expected a message of 2026-07-28, such as tools/call.request, tools/call.result or tools/call.error, found ${kind}`,
        ),
      ];
    }
    if (!isObject(value)) return [problem('not-an-object', '', 'expected a JSON object')];
    if (part === 'result') return checkResult(value, definition);
    if (part === 'error') return checkError(value);
    const own = part === 'request' ? checkRequest(method, value) : checkNotification(method, value);
    return [...own, ...againstSchema(definition, value, '', own)];
  };

  function checkResult(value: JsonObject, request: string): MessageProblem[] {
    const result = value['result'];
    if (!isObject(result)) return [problem('missing-result', '', 'expected a result')];
    const name = request.replace(/Request$/, 'Result');
    const response = definitions[`${name}Response`]?.properties?.['result'] as Schema | undefined;
    const mayAsk = response?.anyOf?.some((branch) => branch.$ref === '#/$defs/InputRequiredResult') ?? false;
    const asks = result['resultType'] === 'input_required';
    const cacheable = !asks && (definitions[name]?.required ?? []).includes('ttlMs');
    const own: MessageProblem[] = [];
    if (result['resultType'] === undefined) own.push(problem('missing-result-type', '/result', 'expected resultType'));
    else if (asks ? !mayAsk : result['resultType'] !== 'complete') {
      own.push(
        problem(
          'wrong-result-type',
          '/result/resultType',
          `expected ${mayAsk ? 'complete or input_required' : 'complete'}`,
        ),
      );
    }
    if (asks && result['inputRequests'] === undefined && result['requestState'] === undefined) {
      own.push(problem('nothing-asked', '/result', 'expected inputRequests or requestState'));
    }
    if (cacheable && result['ttlMs'] === undefined) own.push(problem('missing-ttl', '/result', 'expected ttlMs'));
    if (cacheable && result['cacheScope'] === undefined)
      own.push(problem('missing-cache-scope', '/result', 'expected cacheScope'));
    const body = againstSchema(asks && mayAsk ? 'InputRequiredResult' : name, result, '/result', own);
    return [...own, ...againstSchema('JSONRPCResultResponse', value, '', own), ...body].filter(isFirst);
  }

  function checkError(value: JsonObject): MessageProblem[] {
    const error = value['error'];
    const code = isObject(error) ? error['code'] : undefined;
    const own: MessageProblem[] = [];
    const special = typeof code === 'number' ? ERROR_SCHEMAS[code] : undefined;
    if (typeof code === 'number' && isRemovedCode(code))
      own.push(problem('removed-code', '/error/code', 'expected a code of 2026-07-28'));
    if (typeof code === 'number' && code <= -32020 && code >= -32099 && !special && code !== -32042) {
      own.push(
        problem(
          'undefined-code',
          '/error/code',
          'expected a defined code of the reserved range: -32020, -32021, -32022',
        ),
      );
    }
    const whole = againstSchema(special?.response ?? 'JSONRPCErrorResponse', value, '', own);
    const inner = special?.error ? againstSchema(special.error, error, '/error', own) : [];
    return [...own, ...whole, ...inner].filter(isFirst);
  }
}

const problem = (code: string, pointer: string, message: string): MessageProblem => ({ code, pointer, message });
const isFirst = (one: MessageProblem, at: number, all: readonly MessageProblem[]): boolean =>
  one.code !== 'schema' || all.findIndex((other) => other.code === 'schema') === at;

function checkRequest(method: string, value: JsonObject): MessageProblem[] {
  const own: MessageProblem[] = [];
  if (value['method'] !== method) own.push(problem('wrong-method', '/method', `expected ${method}`));
  const params = value['params'];
  const meta = isObject(params) ? params['_meta'] : undefined;
  if (!isObject(meta))
    return [...own, problem('missing-meta', '/params/_meta', 'expected _meta with version and capabilities')];
  if (meta[PROTOCOL_VERSION] === undefined)
    own.push(problem('missing-protocol-version', '/params/_meta', `expected ${PROTOCOL_VERSION}`));
  else if (meta[PROTOCOL_VERSION] !== REVISION) {
    own.push(
      problem('wrong-protocol-version', `/params/_meta/${PROTOCOL_VERSION.replace('/', '~1')}`, `expected ${REVISION}`),
    );
  }
  if (meta[CLIENT_CAPABILITIES] === undefined) {
    own.push(problem('missing-client-capabilities', '/params/_meta', `expected ${CLIENT_CAPABILITIES}`));
  }
  return own;
}

function checkNotification(method: string, value: JsonObject): MessageProblem[] {
  const own: MessageProblem[] = [];
  if (value['method'] !== method) own.push(problem('wrong-method', '/method', `expected ${method}`));
  if (value['id'] !== undefined) own.push(problem('notification-with-id', '/id', 'expected no id'));
  return own;
}

/** Errors of these keywords only say that something inside is wrong. */
const WRAPPERS = new Set(
  '$ref allOf anyOf oneOf properties items prefixItems additionalProperties patternProperties'.split(' '),
);

/** The deepest error of the schema as one problem, unless a problem of our own stands at or below its place. */
function describeErrors(errors: readonly OutputUnit[], base: string, own: readonly MessageProblem[]): MessageProblem[] {
  const depth = (unit: OutputUnit): number => unit.instanceLocation.split('/').length;
  const leaves = errors
    .filter((unit) => !WRAPPERS.has(unit.keyword))
    .map((unit) => ({ ...unit, pointer: base + unit.instanceLocation.slice(1) }))
    .filter(({ pointer }) => !own.some((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`)))
    .sort((one, other) => depth(other) - depth(one));
  const [first] = leaves;
  return first ? [problem('schema', first.pointer, first.error.replace(/\.$/, ''))] : [];
}
