// The official TypeScript server as a target, with tools like those of the reference server.
import './jitless.ts';
import {
  acceptedContent,
  createMcpHandler,
  fromJsonSchema,
  inputRequired,
  McpServer,
} from '@modelcontextprotocol/server';
import { CLIENT_INFO } from '../protocol/meta.ts';
import type { EventStream, Handler } from '../protocol/message.ts';

/** The version of the package that a page names. */
export const SDK = { name: '@modelcontextprotocol/server', version: '2.4.0' };

const text = (said: string) => ({ content: [{ type: 'text' as const, text: said }] });
const schema = <T extends Record<string, string>>(...names: (keyof T & string)[]) =>
  fromJsonSchema<T>({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    required: names,
  });

/** Creates the official server for this revision alone, or with its fallback for the era before. */
export function createSdkTarget(legacy: 'reject' | 'stateless' = 'reject'): Handler {
  const baskets = new Map<string, string[]>();
  const { fetch } = createMcpHandler(() => createSdkServer(baskets), { legacy, keepAliveMs: 0 });
  return async ({ method, path, headers, body }) => {
    const list = headers.map(([name, value]) => [name, value] as [string, string]);
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const init = {
      method,
      headers: list,
      ...(hasBody ? { body: typeof body === 'string' ? body : new Blob([body.slice()]) } : {}),
    };
    const response = await fetch(new Request(new URL(path, 'http://localhost:3000'), init));
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
    return {
      status: response.status,
      headers: [...response.headers],
      body: isStream && response.body ? readStream(response.body) : await response.text(),
    };
  };
}

async function* readStream(stream: ReadableStream<Uint8Array>): EventStream {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    void reader.cancel();
  }
}

function createSdkServer(baskets: Map<string, string[]>): McpServer {
  const server = new McpServer({ name: 'official-sdk', version: SDK.version }, { capabilities: { tools: {} } });
  server.registerTool('echo', { inputSchema: schema<{ text: string }>('text') }, ({ text: said }) => text(said));
  server.registerTool('slow_echo', { inputSchema: schema<{ text: string }>('text') }, async ({ text: said }) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return text(said);
  });
  server.registerTool('whoami', {}, (context) => {
    const envelope = context.mcpReq.envelope as Record<string, { name?: string }> | undefined;
    return text(envelope?.[CLIENT_INFO]?.name ?? 'unnamed client');
  });
  server.registerTool(
    'book_table',
    { inputSchema: schema<{ restaurant: string }>('restaurant') },
    ({ restaurant }, context) => {
      const answer = acceptedContent<{ seats: number }>(context.mcpReq.inputResponses, 'seats');
      if (answer !== undefined) return text(`Booked ${answer.seats} seats at ${restaurant}.`);
      const requestedSchema = {
        type: 'object' as const,
        properties: { seats: { type: 'integer' as const, minimum: 1, maximum: 12 } },
        required: ['seats'],
      };
      return inputRequired({
        inputRequests: {
          seats: inputRequired.elicit({ message: `How many seats at ${restaurant}?`, requestedSchema }),
        },
      });
    },
  );
  server.registerTool('create_basket', {}, () => {
    const basket = `bsk_${crypto.randomUUID()}`;
    baskets.set(basket, []);
    return { ...text(`Created basket ${basket}`), structuredContent: { basket_id: basket } };
  });
  const item = schema<{ basket_id: string; sku: string }>('basket_id', 'sku');
  server.registerTool('add_item', { inputSchema: item }, ({ basket_id: basket, sku }) => {
    const items = baskets.get(basket);
    if (items === undefined) return { ...text(`No basket ${basket}`), isError: true };
    items.push(sku);
    return text(`Basket ${basket} holds ${items.join(', ')}`);
  });
  return server;
}
