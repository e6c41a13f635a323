// The server of 2025-11-25, as small as it can be: what one client gets that has opened with initialize.
// Era pages alone need it; nothing that serves this revision looks in here.
import { INTERNAL_ERROR, INVALID_PARAMS, METHOD_NOT_FOUND } from '../protocol/error-codes.ts';
import { isObject } from '../protocol/json.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { RpcErrorResponse, RpcResponse, RpcResultResponse } from '../protocol/json-rpc.ts';
import type { Definition, Tool } from '../server/definition.ts';
import type { Described, Parsed } from '../server/steps.ts';

/** The revision that it speaks, whichever the client asks for. */
export const LEGACY_REVISION = '2025-11-25';

/** A request as the front hands it over. Nothing is sent ahead of its response. */
export type LegacyCall = Omit<Parsed, 'notify'>;

/** What a client has said in its handshake, and is held to until its session or process ends. */
export interface LegacyClient {
  capabilities: JsonObject;
  clientInfo?: JsonObject;
}

/** The result of the handshake: one answer for everything that follows. */
export const initializeResult = ({ tools, serverInfo, instructions }: Definition): JsonObject => ({
  protocolVersion: LEGACY_REVISION,
  capabilities: tools.length > 0 ? { tools: {} } : {},
  serverInfo,
  ...(instructions === undefined ? {} : { instructions }),
});

/** Remembers what the client says of itself in its handshake. */
export function readClient({ message }: LegacyCall): LegacyClient {
  const { capabilities, clientInfo } = message.params ?? {};
  return {
    capabilities: isObject(capabilities) ? capabilities : {},
    ...(isObject(clientInfo) ? { clientInfo } : {}),
  };
}

/** Answers one request of an opened session. Never rejects. */
export async function answerLegacy(call: LegacyCall, client: LegacyClient): Promise<RpcResponse> {
  const { id } = call.message;
  try {
    return { jsonrpc: '2.0', id, ...(await perform(call, client)) };
  } catch {
    return { jsonrpc: '2.0', id, error: { code: INTERNAL_ERROR, message: 'Internal error' } };
  }
}

type Outcome = Pick<RpcResultResponse, 'result'> | Pick<RpcErrorResponse, 'error'>;
const fail = (code: number, message: string): Outcome => ({ error: { code, message } });

async function perform(call: LegacyCall, client: LegacyClient): Promise<Outcome> {
  const { message, definition } = call;
  const offersTools = definition.tools.length > 0;
  if (message.method === 'ping') return { result: {} };
  if (message.method === 'tools/list' && offersTools) return { result: { tools: definition.tools.map(describe) } };
  if (message.method === 'tools/call' && offersTools) return callTool(call, client);
  return fail(METHOD_NOT_FOUND, `Method not found: ${message.method}`);
}

async function callTool(call: LegacyCall, client: LegacyClient): Promise<Outcome> {
  const { name, arguments: args = {} } = call.message.params ?? {};
  const tool = call.definition.tools.find((one) => one.name === name);
  if (typeof name !== 'string') return fail(INVALID_PARAMS, 'Invalid params: name is missing or no string');
  if (!isObject(args)) return fail(INVALID_PARAMS, 'Invalid params: arguments is no object');
  if (tool === undefined) return fail(INVALID_PARAMS, `Unknown tool: ${name}`);
  const done = await tool.run(args, describeCall(call, client));
  if ('refused' in done) return fail(INVALID_PARAMS, 'Invalid params');
  const { resultType, ...result } = done;
  // This revision asks the user through results; the earlier one through requests of the server, which are not built.
  return { result: resultType === 'input_required' ? cannotAsk : result };
}

const cannotAsk = {
  content: [{ type: 'text', text: `This tool asks the user, which this server does not do over ${LEGACY_REVISION}.` }],
  isError: true,
};

const describeCall = (call: LegacyCall, { capabilities, clientInfo }: LegacyClient): Described => ({
  ...call,
  notify: () => undefined,
  meta: {
    protocolVersion: LEGACY_REVISION,
    clientCapabilities: capabilities,
    ...(typeof clientInfo?.name === 'string' && typeof clientInfo.version === 'string'
      ? { clientInfo: { ...clientInfo, name: clientInfo.name, version: clientInfo.version } }
      : {}),
  },
});

const describe = ({ name, title, description, inputSchema, outputSchema, annotations }: Tool): JsonObject => ({
  name,
  title,
  description,
  inputSchema,
  ...(outputSchema === undefined ? {} : { outputSchema }),
  ...(annotations === undefined ? {} : { annotations }),
});
