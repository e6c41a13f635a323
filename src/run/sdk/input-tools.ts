// The code of the tools that ask for input, written for the official server; names and schemas are those of ours.
import type { CallToolResult, GetPromptResult, ReadResourceResult, ServerContext } from '@modelcontextprotocol/server';
import { askForm, askModel, askRoots, askToOpen, converse } from './conversation.ts';
import type { Answers, Codec, FormAnswer, Turn } from './conversation.ts';
import type { PromptRun, ResourceRun, ToolRun } from './register.ts';

export const textResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });
const toolError = (text: string): CallToolResult => ({ ...textResult(text), isError: true });

const formIn = (answers: Answers, key: string) => answers[key] as FormAnswer | undefined;
const withdrawn = ({ action }: FormAnswer, what: string): Turn<CallToolResult> => ({
  done: textResult(`${what}: the user ${action === 'cancel' ? 'left. Ask them later.' : 'said no.'}`),
});

const bookTrip = (city: unknown, answers: Answers): Turn<CallToolResult> => {
  const [date, seats, confirm] = ['date', 'seats', 'confirm'].map((key) => formIn(answers, key));
  if (date === undefined) return { ask: { date: askForm('When?', { date: { type: 'string', format: 'date' } }) } };
  if (date.content === undefined) return withdrawn(date, 'Nothing was booked');
  const number = { type: 'integer', minimum: 1, maximum: 12 };
  if (seats === undefined) return { ask: { seats: askForm('How many seats?', { seats: number }) } };
  if (seats.content === undefined) return withdrawn(seats, 'Nothing was booked');
  const trip = `${String(seats.content.seats)} seats to ${String(city)} on ${String(date.content.date)}`;
  if (confirm === undefined) return { ask: { confirm: askForm(`Book ${trip}?`, { sure: { type: 'boolean' } }) } };
  return confirm.content?.sure === true
    ? { done: textResult(`Booked ${trip}.`) }
    : withdrawn(confirm, 'Nothing was booked');
};

const connectCalendar = (answers: Answers): Turn<CallToolResult> => {
  const url = 'https://calendar.wireproof.example/connect';
  const [open, finish] = ['open', 'finish'].map((key) => formIn(answers, key));
  if (open === undefined) return { ask: { open: askToOpen('Sign in to your calendar on its own page.', url) } };
  if (open.action !== 'accept') return withdrawn(open, 'Nothing was connected');
  if (finish === undefined) return { ask: { finish: askToOpen('Finish signing in on the page.', url) } };
  return finish.action === 'accept'
    ? { done: textResult('The calendar is connected.') }
    : withdrawn(finish, 'Nothing was connected');
};

const writePostcard = (answers: Answers): Turn<CallToolResult> => {
  const recipient = formIn(answers, 'recipient');
  const { text } = answers;
  if (recipient !== undefined && recipient.content === undefined) return withdrawn(recipient, 'Nothing was written');
  if (recipient?.content !== undefined && text !== undefined)
    return { done: textResult(`Dear ${String(recipient.content.name)}, ${String(text)}`) };
  const name = { type: 'string', minLength: 1, maxLength: 60 };
  return {
    ask: {
      recipient: askForm('Who gets the postcard?', { name }),
      text: askModel('Write one sentence from a holiday by the sea.', 80),
    },
  };
};

const redeemVoucher = (code: unknown, unused: Set<string>, answers: Answers): Turn<CallToolResult> => {
  if (typeof code !== 'string' || !unused.has(code))
    return { done: toolError(`No voucher ${String(code)}: it does not exist or has been used`) };
  const confirm = formIn(answers, 'confirm');
  if (confirm === undefined) return { ask: { confirm: askForm(`Redeem ${code} now?`, { sure: { type: 'boolean' } }) } };
  if (confirm.content?.sure !== true) return withdrawn(confirm, 'Nothing was redeemed');
  unused.delete(code);
  return { done: textResult(`Redeemed ${code}.`) };
};

const summarize = (text: unknown, { summary }: Answers): Turn<CallToolResult> =>
  summary === undefined
    ? { ask: { summary: askModel(`Summarize in one sentence: ${String(text)}`, 100) } }
    : { done: textResult(String(summary)) };

const FILES = ['file:///home/ada/project/README.md', 'file:///home/ada/project/src/main.ts'];
const listFiles = ({ roots }: Answers): Turn<CallToolResult> => {
  if (roots === undefined) return { ask: { roots: askRoots } };
  const folders = (roots as string[]).map((uri) => (uri.endsWith('/') ? uri : `${uri}/`));
  const files = FILES.filter((file) => folders.some((folder) => file.startsWith(folder)));
  return { done: textResult(files.join('\n') || 'There are no files.') };
};

/** Creates the code of the tools, by name; vouchers last as long as the target. */
export function createInputRuns(codec: Codec): Readonly<Record<string, ToolRun>> {
  const unused = new Set(['WELCOME-10', 'THANKS-5']);
  const lead = (name: string, next: (args: Parameters<ToolRun>[0], answers: Answers) => Turn<CallToolResult>) => ({
    [name]: ((args, context) =>
      converse(context, codec, `${name} ${JSON.stringify(args)}`, (answers) => next(args, answers))) as ToolRun,
  });
  return {
    ...lead('book_trip', ({ city }, answers) => bookTrip(city, answers)),
    ...lead('connect_calendar', (_, answers) => connectCalendar(answers)),
    ...lead('write_postcard', (_, answers) => writePostcard(answers)),
    ...lead('redeem_voucher', ({ code }, answers) => redeemVoucher(code, unused, answers)),
    ...lead('summarize', ({ text }, answers) => summarize(text, answers)),
    ...lead('list_files', (_, answers) => listFiles(answers)),
  };
}

const askName = (context: ServerContext, codec: Codec, call: string) =>
  converse(context, codec, call, (answers) => {
    const name = formIn(answers, 'name');
    if (name === undefined)
      return { ask: { name: askForm('What is your name?', { name: { type: 'string', minLength: 1 } }) } };
    return { done: String(name.content?.name ?? 'stranger') };
  });

/** The code of the prompt that asks for a name first. */
export const createGreeting =
  (codec: Codec): PromptRun =>
  async (context) => {
    const name = await askName(context, codec, 'greet_user');
    if (typeof name !== 'string') return name;
    const greeting: GetPromptResult = {
      messages: [{ role: 'user', content: { type: 'text', text: `Greet ${name} in one sentence.` } }],
    };
    return greeting;
  };

/** The code of the resource that asks for a name first. */
export const createBadge =
  (codec: Codec): ResourceRun =>
  async (context) => {
    const name = await askName(context, codec, 'demo://badge');
    if (typeof name !== 'string') return name;
    const badge: ReadResourceResult = {
      contents: [{ uri: 'demo://badge', mimeType: 'text/plain', text: `Hello, my name is ${name}` }],
    };
    return badge;
  };
