// Demonstration tools that ask the user for something before they are done.
import type { JsonObject } from '../../protocol/json.ts';
import { textResult, toolError } from '../answer.ts';
import { converse } from '../converse.ts';
import type { Answers } from '../converse.ts';
import type { Prompt, Resource, Tool } from '../definition.ts';
import { askForm, askModel, askToOpen } from '../questions.ts';
import { listFiles } from './roots-tool.ts';
import { adviseClothes, said, summarize } from './sampling-tools.ts';

// Any round may have to ask again, so each request has to declare what can be asked of its client.
const FORM = { elicitation: { form: {} } };
const NOTHING: JsonObject = { type: 'object', properties: {}, additionalProperties: false };

/** What the user filled in; `undefined` once they declined or dismissed the form. */
const filledIn = (answer: JsonObject): JsonObject | undefined =>
  answer.action === 'accept' ? (answer.content as JsonObject) : undefined;

/** The end of a call that the user did not want: to decline is final, to dismiss is not (spec: client/elicitation#response-actions). */
const withdrawn = (answer: JsonObject, what: string): { done: JsonObject } => ({
  done: textResult(
    answer.action === 'cancel' ? `${what}: the user left. Ask them later.` : `${what}: the user said no.`,
  ),
});

/** Three rounds, one question each; what was answered before travels in requestState. */
const bookTrip: Tool = {
  name: 'book_trip',
  title: 'Book a trip',
  description:
    'Books a trip to a city. Asks the user for a date, then for the number of seats, then for a confirmation.',
  inputSchema: {
    type: 'object',
    properties: { city: { type: 'string', description: 'Where to go' } },
    required: ['city'],
  },
  needs: () => FORM,
  run: ({ city }, call) =>
    converse(call, ({ date, seats, confirm }) => {
      if (date === undefined) return { ask: { date: askForm('When?', { date: { type: 'string', format: 'date' } }) } };
      const day = filledIn(date)?.date;
      if (day === undefined) return withdrawn(date, 'Nothing was booked');
      if (seats === undefined)
        return { ask: { seats: askForm('How many seats?', { seats: { type: 'integer', minimum: 1, maximum: 12 } }) } };
      const count = filledIn(seats)?.seats;
      if (count === undefined) return withdrawn(seats, 'Nothing was booked');
      const trip = `${String(count)} seats to ${String(city)} on ${String(day)}`;
      if (confirm === undefined) return { ask: { confirm: askForm(`Book ${trip}?`, { sure: { type: 'boolean' } }) } };
      if (filledIn(confirm)?.sure !== true) return withdrawn(confirm, 'Nothing was booked');
      return { done: textResult(`Booked ${trip}.`) };
    }),
};

/** Two questions at once, to the user and to the model; what one of them left open is asked again, alone. */
const writePostcard: Tool = {
  name: 'write_postcard',
  title: 'Write a postcard',
  description: 'Writes a postcard. Asks the user who gets it, and at the same time the client’s model for a text.',
  inputSchema: NOTHING,
  needs: () => ({ ...FORM, sampling: {} }),
  run: (_, call) =>
    converse(call, ({ recipient, text }) => {
      if (recipient !== undefined && recipient.action !== 'accept') return withdrawn(recipient, 'Nothing was written');
      if (recipient !== undefined && text !== undefined)
        return { done: textResult(`Dear ${String(filledIn(recipient)?.name)}, ${said(text)}`) };
      const prompt = { role: 'user', content: { type: 'text', text: 'Write one sentence from a holiday by the sea.' } };
      return {
        ask: {
          recipient: askForm('Who gets the postcard?', { name: { type: 'string', minLength: 1, maxLength: 60 } }),
          text: askModel({ messages: [prompt], maxTokens: 80 }),
        },
      };
    }),
};

/**
 * A secret of a third party is entered on a page, never here. The page finds out by itself who opens it, so its address
 * names nobody and is worth nothing to anybody else (spec: client/elicitation#safe-url-handling, #phishing).
 */
const connectCalendar: Tool = {
  name: 'connect_calendar',
  title: 'Connect a calendar',
  description: 'Connects the user’s calendar. Sends the user to a page to sign in there.',
  inputSchema: NOTHING,
  needs: () => ({ elicitation: { url: {} } }),
  run: (_, call) =>
    converse(call, ({ open, finish }) => {
      const url = 'https://calendar.wireproof.example/connect';
      if (open === undefined) return { ask: { open: askToOpen('Sign in to your calendar on its own page.', url) } };
      if (open.action !== 'accept') return withdrawn(open, 'Nothing was connected');
      // To agree is not to have finished. There is no such page here: the user counts as done at the second look.
      if (finish === undefined) return { ask: { finish: askToOpen('Finish signing in on the page.', url) } };
      return finish.action === 'accept'
        ? { done: textResult('The calendar is connected.') }
        : withdrawn(finish, 'Nothing was connected');
    }),
};

/** Sealed state can come back twice, so what may happen once is remembered here (spec: basic/patterns/mrtr). */
export function createRedeemVoucher(): Tool {
  const unused = new Set(['WELCOME-10', 'THANKS-5']);
  return {
    name: 'redeem_voucher',
    title: 'Redeem a voucher',
    description: 'Redeems a voucher, once: WELCOME-10 or THANKS-5. Asks the user for a confirmation.',
    inputSchema: {
      type: 'object',
      properties: { code: { type: 'string', description: 'What is printed on the voucher' } },
      required: ['code'],
    },
    needs: () => FORM,
    run: ({ code }, call) =>
      converse(call, ({ confirm }) => {
        if (typeof code !== 'string' || !unused.has(code))
          return { done: toolError(`No voucher ${String(code)}: it does not exist or has been used`) };
        if (confirm === undefined)
          return { ask: { confirm: askForm(`Redeem ${code} now?`, { sure: { type: 'boolean' } }) } };
        if (filledIn(confirm)?.sure !== true) return withdrawn(confirm, 'Nothing was redeemed');
        unused.delete(code);
        return { done: textResult(`Redeemed ${code}.`) };
      }),
  };
}

/** The tools that ask for input, one or more for each kind. */
export const createInputTools = (): Tool[] => [
  bookTrip,
  connectCalendar,
  createRedeemVoucher(),
  summarize,
  adviseClothes,
  listFiles,
  writePostcard,
];

const askName = ({ name }: Answers, done: (name: string) => JsonObject) => {
  if (name === undefined)
    return { ask: { name: askForm('What is your name?', { name: { type: 'string', minLength: 1 } }) } };
  const given = filledIn(name)?.name;
  return { done: done(typeof given === 'string' ? given : 'stranger') };
};

/** A prompt that asks for input before it can be filled in. */
export const greetingPrompt: Prompt = {
  name: 'greet_user',
  title: 'Greet the user',
  description: 'Has the model greet the user by a name, for which the user is asked.',
  needs: () => FORM,
  get: (_, call) =>
    converse(call, (answers) =>
      askName(answers, (name) => ({
        messages: [{ role: 'user', content: { type: 'text', text: `Greet ${name} in one sentence.` } }],
      })),
    ),
};

/** A resource that asks for input before it can be read. */
export const badgeResource: Resource = {
  uri: 'demo://badge',
  name: 'badge',
  title: 'A name badge',
  description: 'A name badge. Asks the user for the name on it.',
  mimeType: 'text/plain',
  needs: () => FORM,
  read: (call) =>
    converse(call, (answers) =>
      askName(answers, (name) => ({
        contents: [{ uri: 'demo://badge', mimeType: 'text/plain', text: `Hello, my name is ${name}` }],
      })),
    ),
};
