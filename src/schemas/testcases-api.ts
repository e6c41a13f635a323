// The shape of /api/v1/testcases.json, for programs that test validators, servers and clients. Fields may be added, here
// too; none changes or goes within v1.
import * as z from 'zod';
import { REVISION } from '../protocol/revision.ts';
import { ruleId, slug } from './parts.ts';

const text = z.string().min(1);
const count = z.number().int().min(0);
const headers = z
  .array(z.tuple([text, z.string()]))
  .meta({ description: 'Names and values, in the order they were sent, names as they were spelled.' });

const place = {
  exchange: z
    .number()
    .int()
    .min(1)
    .meta({ description: 'Which request it belongs to, from 1, in the order of sending.' }),
  connection: z
    .number()
    .int()
    .min(1)
    .meta({ description: 'Which connection carried it, from 1; over stdio which process.' }),
  at: count.meta({ description: 'Milliseconds since the exchange began, on a clock that only waiting moves.' }),
};

const turn = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('request'),
      ...place,
      method: text,
      path: text.meta({ description: 'Path and query, as in the request line.' }),
      headers,
      body: z.string().optional().meta({ description: 'As it was sent, empty where there was none.' }),
      bodyBase64: z.base64().optional().meta({ description: 'Instead of body, where its bytes are no UTF-8.' }),
    }),
    z.strictObject({
      kind: z.literal('response'),
      ...place,
      status: z.number().int().min(100).max(599),
      headers,
      body: z.string(),
      open: z.literal(true).optional().meta({ description: 'The stream was still open when recording ended.' }),
    }),
    z.strictObject({
      kind: z.literal('silence'),
      ...place,
      waited: count.meta({ description: 'So many milliseconds nothing came back.' }),
      error: text.optional().meta({ description: 'How the server broke off, if it did.' }),
    }),
    z.strictObject({
      kind: z.literal('line'),
      ...place,
      from: z.enum(['client', 'server']),
      line: z.string().meta({ description: 'One line over stdio, without its line break.' }),
    }),
  ])
  .meta({ description: 'What was sent or came back.' });

const decides = z
  .strictObject({
    turn: count.meta({ description: 'Which of the turns, from 0.' }),
    part: z.enum(['status', 'order', 'silence', 'message', 'header', 'body']),
    name: text.optional().meta({ description: 'Of a header.' }),
    pointer: z
      .string()
      .optional()
      .meta({ description: 'A JSON pointer (RFC 6901) into the body, or into that event.' }),
    event: count.optional().meta({ description: 'Which event of a stream, from 0.' }),
  })
  .meta({ description: 'The place in the exchange that decides.' });

const testcase = z.strictObject({
  id: z
    .string()
    .regex(/^MCP-[A-Z]{3}-\d{3}-(failing|passing|inapplicable)$/)
    .meta({ description: 'Permanent: the rule, and which of its examples.' }),
  rule: ruleId,
  expected: z
    .enum(['failed', 'passed', 'inapplicable'])
    .meta({ description: 'What a validator has to say of the rule, in the words of W3C ACT.' }),
  server: z
    .strictObject({
      title: text.meta({ description: 'What it does.' }),
      definition: text.meta({ description: 'What the server offers, by the name of its definition.' }),
      fault: slug.optional().meta({ description: 'The fault that was put into the reference server.' }),
    })
    .meta({ description: 'The server that answered.' }),
  transport: z.enum(['http', 'stdio']),
  probe: slug.meta({ description: 'The probe that sent the requests.' }),
  reason: slug.meta({ description: 'The code of what the probe says; rules.json explains it.' }),
  message: text.meta({ description: 'What a report says of it.' }),
  decides: decides.optional(),
  turns: z.array(turn).min(1).meta({ description: 'The exchange, in the order in which it happened.' }),
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .meta({
      description: 'Of turns as JSON without spaces, fields in their order, as UTF-8: it changes when they do.',
    }),
  url: z.url().meta({ description: 'The example on the page of the rule.' }),
  revision: z.literal(REVISION),
});

export const testcasesApi = z
  .strictObject({
    $schema: z.url(),
    revision: z.literal(REVISION).meta({ description: 'The revision of the protocol.' }),
    license: z.url(),
    count: count.meta({ description: 'How many test cases there are.' }),
    testcases: z.array(testcase),
  })
  .meta({
    title: 'Test cases of Wireproof',
    description: 'Every example of every rule as it ran: what was sent, what came back, and what has to be said of it.',
  });

export type TestcasesApi = z.output<typeof testcasesApi>;
export type Testcase = TestcasesApi['testcases'][number];

/** The JSON Schema (2020-12) that is published beside the list. */
export const createTestcasesSchema = (id: string): object => ({
  $id: id,
  ...z.toJSONSchema(testcasesApi, { target: 'draft-2020-12', io: 'output' }),
});
