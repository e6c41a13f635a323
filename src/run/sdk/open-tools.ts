// The code of the tools of the open definition, written for the official server; names and schemas are those of ours.
import { acceptedContent, fromJsonSchema, inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { CLIENT_INFO } from '../../protocol/meta.ts';
import { textResult } from './input-tools.ts';
import type { ToolRun } from './register.ts';

const SEATS_SCHEMA = {
  type: 'object' as const,
  properties: { seats: { type: 'integer' as const, minimum: 1, maximum: 12 } },
  required: ['seats'],
};
const SEATS = fromJsonSchema<{ seats: number }>(SEATS_SCHEMA);

/** Creates it, by name; baskets last as long as the target. */
export function createOpenRuns(): Readonly<Record<string, ToolRun>> {
  const baskets = new Map<string, string[]>();
  return {
    echo: ({ text }) => textResult(String(text)),
    async slow_echo({ text }) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return textResult(String(text));
    },
    whoami(_, { mcpReq }) {
      const envelope = mcpReq.envelope as Record<string, { name?: string }> | undefined;
      return textResult(envelope?.[CLIENT_INFO]?.name ?? 'unnamed client');
    },
    book_table({ restaurant }, { mcpReq }) {
      const said = inputResponse(mcpReq.inputResponses, 'seats');
      if (said.kind === 'elicit' && said.action !== 'accept')
        return textResult('Nothing was booked: the user did not say how many seats.');
      const answer = acceptedContent(mcpReq.inputResponses, 'seats', SEATS);
      if (answer !== undefined) return textResult(`Booked ${answer.seats} seats at ${String(restaurant)}.`);
      const message = `How many seats at ${String(restaurant)}?`;
      const seats = inputRequired.elicit({ message, requestedSchema: SEATS_SCHEMA });
      return inputRequired({ inputRequests: { seats } });
    },
    create_basket() {
      const basket = `bsk_${crypto.randomUUID()}`;
      baskets.set(basket, []);
      return { ...textResult(`Created basket ${basket}`), structuredContent: { basket_id: basket } };
    },
    add_item({ basket_id: basket, sku }) {
      const items = baskets.get(String(basket));
      if (items === undefined) return { ...textResult(`No basket ${String(basket)}`), isError: true };
      items.push(String(sku));
      return textResult(`Basket ${String(basket)} holds ${items.join(', ')}`);
    },
  };
}
