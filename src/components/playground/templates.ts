// Requests to begin with: each method of this revision as a correct client sends it, and some that are wrong on purpose.
import { createInitialize, createRequest } from '../../client/request.ts';
import type { RequestOptions } from '../../client/request.ts';
import { METHOD_HEADER, PROTOCOL_VERSION_HEADER } from '../../protocol/headers.ts';
import { parseJson } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { HttpRequest } from '../../protocol/message.ts';

export interface Template {
  id: string;
  /** The group that it is listed under. */
  group: string;
  /** What it sends, as the list has it. */
  name: string;
  requests: HttpRequest[];
  /** Whether none waits for the answer of the one before. */
  together?: true;
}

/** The template that the page opens with. */
export const FIRST_TEMPLATE = 'discover';

const FORM = { elicitation: { form: {} } };
const TABLE = { name: 'book_table', arguments: { restaurant: 'Chez Nous' } };
/** The first session of our server of the era before: its chance is the same each time. */
const FIRST_SESSION = '4f55e9b5b83f3ea6bcccef256c84d02b';

/** Makes the templates for an endpoint at `path`; their tools, resources and prompts are those of the full definition. */
export function createTemplates(path: string): Template[] {
  let group = '';
  const ask = (options: Partial<RequestOptions> & { method: string }): HttpRequest =>
    createRequest({ id: 1, path, ...options });
  const template = (id: string, name: string, ...requests: HttpRequest[]): Template => ({ id, group, name, requests });
  const one = (id: string, name: string, options: Partial<RequestOptions> & { method: string }): Template =>
    template(id, name, ask(options));

  group = 'Methods';
  const methods = [
    one('discover', 'server/discover', { method: 'server/discover' }),
    one('tools-list', 'tools/list', { method: 'tools/list' }),
    one('tools-call', 'tools/call', { method: 'tools/call', params: { name: 'echo', arguments: { text: 'hello' } } }),
    one('resources-list', 'resources/list', { method: 'resources/list' }),
    one('resources-templates-list', 'resources/templates/list', { method: 'resources/templates/list' }),
    one('resources-read', 'resources/read', { method: 'resources/read', params: { uri: 'demo://readme' } }),
    one('prompts-list', 'prompts/list', { method: 'prompts/list' }),
    one('prompts-get', 'prompts/get', {
      method: 'prompts/get',
      params: { name: 'review_code', arguments: { language: 'python', code: 'print(1)' } },
    }),
    one('completion', 'completion/complete', {
      method: 'completion/complete',
      params: { ref: { type: 'ref/prompt', name: 'review_code' }, argument: { name: 'language', value: 'py' } },
    }),
    one('listen', 'subscriptions/listen', {
      method: 'subscriptions/listen',
      params: { notifications: { toolsListChanged: true } },
    }),
  ];

  group = 'Patterns';
  const patterns = [
    one('input-required', 'a call that asks back', { method: 'tools/call', params: TABLE, capabilities: FORM }),
    one('retry', 'the retry, with inputResponses', {
      id: 2,
      method: 'tools/call',
      params: { ...TABLE, inputResponses: { seats: { action: 'accept', content: { seats: 4 } } } },
      capabilities: FORM,
    }),
    one('progress', 'a call that reports progress', {
      method: 'tools/call',
      params: { name: 'paint_fence', arguments: { task: 'garden', boards: 3 } },
      meta: { progressToken: 'garden-1' },
    }),
    {
      ...template(
        'change',
        'a subscription and a change, together',
        ask({ id: 'sub-1', method: 'subscriptions/listen', params: { notifications: { toolsListChanged: true } } }),
        ask({
          id: 2,
          method: 'tools/call',
          params: { name: 'switch_extra', arguments: { extra: 'throw_dice', on: true } },
        }),
      ),
      together: true as const,
    },
    template(
      'notification',
      'a notification',
      withoutId(ask({ method: 'notifications/cancelled', params: { requestId: 1 } })),
    ),
  ];

  group = 'Wrong on purpose';
  const wrong = [
    one('version', 'an unsupported version', { method: 'tools/list', version: '1900-01-01' }),
    one('missing-header', 'a missing header', { method: 'tools/list', headers: { [METHOD_HEADER]: null } }),
    one('other-header', 'a header that contradicts the body', {
      method: 'tools/list',
      headers: { [METHOD_HEADER]: 'prompts/list' },
    }),
    one('missing-meta', 'no capabilities in _meta', { method: 'tools/list', capabilities: null }),
    one('undeclared', 'a call that needs what was not declared', { method: 'tools/call', params: TABLE }),
    one('unknown-method', 'an unknown method', { method: 'tools/guess' }),
    one('unknown-tool', 'an unknown tool', { method: 'tools/call', params: { name: 'no_such_tool', arguments: {} } }),
    template('no-json', 'a body that is no JSON', { ...ask({ method: 'tools/list' }), body: '{"jsonrpc": "2.0", ' }),
    template('get', 'GET', { method: 'GET', path, headers: [['Accept', 'text/event-stream']], body: '' }),
  ];

  group = 'The era before, 2025-11-25';
  const hello = { ...createInitialize(1), path };
  const inSession = (body: JsonObject): HttpRequest => ({
    ...hello,
    headers: [...hello.headers, [PROTOCOL_VERSION_HEADER, '2025-11-25'], ['Mcp-Session-Id', FIRST_SESSION]],
    body: JSON.stringify({ jsonrpc: '2.0', ...body }),
  });
  const before = [
    template('initialize', 'initialize', hello),
    template(
      'session',
      'a session: initialize, initialized, tools/list',
      hello,
      inSession({ method: 'notifications/initialized' }),
      inSession({ id: 2, method: 'tools/list' }),
    ),
  ];
  return [...methods, ...patterns, ...wrong, ...before];
}

/** A request without its id is a notification (JSON-RPC 2.0, section 4.1). */
function withoutId(request: HttpRequest): HttpRequest {
  const { id: _, ...message } = parseJson(String(request.body)) as JsonObject;
  return { ...request, body: JSON.stringify(message) };
}
