// The demonstration tools: small, each there because some rule needs it to be seen.
import { isObject } from '../protocol/json.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { Environment } from '../protocol/clock.ts';
import { structuredResult, textResult, toolError } from './answer.ts';
import type { Tool } from './definition.ts';

const READ_ONLY = { readOnlyHint: true };
const text = (description: string) => ({ type: 'string', description });
const schema = (properties: JsonObject, ...required: string[]): JsonObject => ({
  type: 'object',
  properties,
  required,
});

export const echo: Tool = {
  name: 'echo',
  title: 'Echo',
  description: 'Says back what it was given.',
  inputSchema: schema({ text: text('What to say') }, 'text'),
  annotations: READ_ONLY,
  run: ({ text: said }) => textResult(String(said)),
};

/** Waits between reading its arguments and answering, so that two calls can overlap. */
export const slowEcho: Tool = {
  ...echo,
  name: 'slow_echo',
  title: 'Slow echo',
  description: 'Says back what it was given, after 50 milliseconds.',
  run: async (args, call) => {
    await call.environment.wait(50);
    return echo.run(args, call);
  },
};

export const whoami: Tool = {
  name: 'whoami',
  title: 'Who am I',
  description: 'Names the client software, as the request itself reports it. For display only.',
  inputSchema: { type: 'object', additionalProperties: false },
  annotations: READ_ONLY,
  run: (_, { meta }) => textResult(meta.clientInfo?.name ?? 'unnamed client'),
};

/** Asks the user how many seats, unless the request brings the answer along. Keeps nothing meanwhile. */
export const bookTable: Tool = {
  name: 'book_table',
  title: 'Book a table',
  description: 'Books a table at a restaurant. Asks the user how many seats.',
  inputSchema: schema({ restaurant: text('Name of the restaurant') }, 'restaurant'),
  needs: (_, { message }) => (readSeats(message.params) === undefined ? { elicitation: { form: {} } } : {}),
  run: ({ restaurant }, { message }) => {
    const seats = readSeats(message.params);
    if (seats === 'declined') return textResult('Nothing was booked: the user did not say how many seats.');
    if (seats !== undefined) return textResult(`Booked ${seats} seats at ${String(restaurant)}.`);
    const requestedSchema = schema({ seats: { type: 'integer', minimum: 1, maximum: 12 } }, 'seats');
    const params = { mode: 'form', message: `How many seats at ${String(restaurant)}?`, requestedSchema };
    return { resultType: 'input_required', inputRequests: { seats: { method: 'elicitation/create', params } } };
  },
};

/** The user's answer; `undefined` when the request carries none that can be used, so it is asked again. */
function readSeats(params: JsonObject | undefined): number | 'declined' | undefined {
  const responses = params?.inputResponses;
  const response = isObject(responses) ? responses.seats : undefined;
  if (!isObject(response)) return undefined;
  if (response.action === 'decline' || response.action === 'cancel') return 'declined';
  const seats = isObject(response.content) ? response.content.seats : undefined;
  return typeof seats === 'number' && Number.isInteger(seats) && seats >= 1 && seats <= 12 ? seats : undefined;
}

/** Two tools that share state through an explicit handle (spec: server/tools#stateful-tools). */
export function createBasketTools(environment: Environment): Tool[] {
  const baskets = new Map<string, { owner: string | undefined; items: string[] }>();
  const createBasket: Tool = {
    name: 'create_basket',
    title: 'Create a basket',
    description: 'Creates an empty basket and returns its id. Baskets last as long as the server runs.',
    inputSchema: { type: 'object', additionalProperties: false },
    run: (_, { principal }) => {
      const basket = `bsk_${environment.randomHex(32)}`;
      baskets.set(basket, { owner: principal?.subject, items: [] });
      return structuredResult(`Created basket ${basket}`, { basket_id: basket });
    },
  };
  const addItem: Tool = {
    name: 'add_item',
    // Where a handle comes from is not to be read from a schema, and the model must be told.
    checksArguments: true,
    title: 'Add an item',
    description: 'Adds an item to the basket that basket_id names.',
    inputSchema: schema({ basket_id: text('From create_basket'), sku: text('What to add') }, 'basket_id', 'sku'),
    run: ({ basket_id: basket, sku }, { principal }) => {
      if (typeof basket !== 'string') return toolError('basket_id is missing: pass the id that create_basket returned');
      if (typeof sku !== 'string') return toolError('sku is missing: say what to add');
      const found = baskets.get(basket);
      // An id that leaked opens nothing: whose basket it is decides, on each use.
      if (found === undefined || found.owner !== principal?.subject)
        return toolError(`No basket ${basket}: create one with create_basket`);
      const { items } = found;
      items.push(sku);
      return structuredResult(`Basket ${basket} holds ${items.join(', ')}`, { basket_id: basket, items: [...items] });
    },
  };
  return [createBasket, addItem];
}
