// The tools of the open definition, written for the official server.
import { acceptedContent, fromJsonSchema, inputRequired } from '@modelcontextprotocol/server';
import type { McpServer } from '@modelcontextprotocol/server';
import { CLIENT_INFO } from '../../protocol/meta.ts';
import { textResult } from './input-tools.ts';

const schema = <T extends Record<string, string>>(...names: (keyof T & string)[]) =>
  fromJsonSchema<T>({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    required: names,
  });

const SAYING = schema<{ text: string }>('text');
const BOOKING = schema<{ restaurant: string }>('restaurant');
const ITEM = schema<{ basket_id: string; sku: string }>('basket_id', 'sku');

/** Registers them; the baskets outlive the server, which is made anew for each request. */
export function registerOpenTools(server: McpServer, baskets: Map<string, string[]>): void {
  server.registerTool('echo', { inputSchema: SAYING }, ({ text }) => textResult(text));
  server.registerTool('slow_echo', { inputSchema: SAYING }, async ({ text }) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return textResult(text);
  });
  server.registerTool('whoami', {}, (context) => {
    const envelope = context.mcpReq.envelope as Record<string, { name?: string }> | undefined;
    return textResult(envelope?.[CLIENT_INFO]?.name ?? 'unnamed client');
  });
  server.registerTool('book_table', { inputSchema: BOOKING }, ({ restaurant }, context) => {
    const answer = acceptedContent<{ seats: number }>(context.mcpReq.inputResponses, 'seats');
    if (answer !== undefined) return textResult(`Booked ${answer.seats} seats at ${restaurant}.`);
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
  });
  server.registerTool('create_basket', {}, () => {
    const basket = `bsk_${crypto.randomUUID()}`;
    baskets.set(basket, []);
    return { ...textResult(`Created basket ${basket}`), structuredContent: { basket_id: basket } };
  });
  server.registerTool('add_item', { inputSchema: ITEM }, ({ basket_id: basket, sku }) => {
    const items = baskets.get(basket);
    if (items === undefined) return { ...textResult(`No basket ${basket}`), isError: true };
    items.push(sku);
    return textResult(`Basket ${basket} holds ${items.join(', ')}`);
  });
}
