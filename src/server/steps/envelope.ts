// Step 5. What the request says of itself: its version, its client's capabilities, its client's name.
// Read from this request alone, every time; there is nowhere else to look.
import { INVALID_PARAMS } from '../../protocol/error-codes.ts';
import { isObject } from '../../protocol/json.ts';
import { CLIENT_CAPABILITIES, CLIENT_INFO, LOG_LEVEL, LOG_LEVELS, PROTOCOL_VERSION } from '../../protocol/meta.ts';
import type { Implementation, RequestMeta } from '../../protocol/meta.ts';
import { refuse } from '../answer.ts';
import type { Steps } from '../steps.ts';

/** Answers 400 and -32602 when a required key is missing (spec: basic/index#meta). */
export const envelope: Steps['envelope'] = ({ message, definition }) => {
  const meta = isObject(message.params?._meta) ? message.params._meta : {};
  const malformed = (what: string) => {
    const versions = definition.supportedVersions;
    // A client of an earlier revision sees this error and nothing else (spec: basic/versioning).
    const hint =
      message.method === 'initialize' ? `. There is no handshake: this server speaks ${versions.join(', ')}` : '';
    return refuse(
      400,
      message.id,
      INVALID_PARAMS,
      `Invalid params: ${what}${hint}`,
      hint ? { supported: [...versions] } : undefined,
    );
  };
  const version = meta[PROTOCOL_VERSION];
  if (typeof version !== 'string') return malformed(`_meta["${PROTOCOL_VERSION}"] is missing or no string`);
  const capabilities = meta[CLIENT_CAPABILITIES];
  if (!isObject(capabilities)) return malformed(`_meta["${CLIENT_CAPABILITIES}"] is missing or no object`);
  const { [LOG_LEVEL]: wanted } = meta;
  const logLevel = LOG_LEVELS.find((level) => level === wanted);
  if (wanted !== undefined && logLevel === undefined)
    return malformed(`_meta["${LOG_LEVEL}"] is none of ${LOG_LEVELS.join(', ')}`);
  const described: RequestMeta = {
    protocolVersion: version,
    clientCapabilities: capabilities,
    ...(logLevel === undefined ? {} : { logLevel }),
  };
  const client = meta[CLIENT_INFO];
  if (client === undefined) return described;
  if (!isImplementation(client)) return malformed(`_meta["${CLIENT_INFO}"] has no name and version`);
  return { ...described, clientInfo: client };
};

const isImplementation = (value: unknown): value is Implementation =>
  isObject(value) && typeof value.name === 'string' && typeof value.version === 'string';
