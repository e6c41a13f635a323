// Throws bent requests at the reference server: no throw, no hang, always a well-formed answer. FUZZ_CASES and FUZZ_SEED set
// how many and which: FUZZ_CASES=1000000 npx vitest run test/fuzz.test.ts
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isObject, parseJson } from '../src/protocol/json.ts';
import type { JsonValue } from '../src/protocol/json.ts';
import { PROTOCOL_VERSION } from '../src/protocol/meta.ts';
import type { HttpRequest } from '../src/protocol/message.ts';
import { createVirtualClock } from '../src/run/clock.ts';
import { createEnvironment } from '../src/run/environment.ts';
import { createLineServer } from '../src/server/create-line-server.ts';
import { createServer } from '../src/server/create-server.ts';
import { definitions } from '../src/server/definitions/list.ts';
import type { DefinitionName } from '../src/server/definitions/list.ts';
import { createCheckedWire, describeWrong } from './checked-wire.ts';
import { judge, judgeLines, PATIENCE, within } from './fuzz/judge.ts';
import { byteChange, change, changeBody, changeBytes, changeHeaders, followBody, headerChange } from './fuzz/mutate.ts';
import { createSeeds, mirror } from './fuzz/seeds.ts';

const IN_CI = 20_000;
const cases = Number(process.env.FUZZ_CASES ?? IN_CI);
// The same cases on every run of the suite; a longer run looks elsewhere each time.
const seed = Number(process.env.FUZZ_SEED ?? (cases === IN_CI ? 20260728 : Date.now() & 0x7fffffff));
const limit = 60_000 + cases * 20;

const names: DefinitionName[] = ['open', 'full', 'protected', 'dual-era'];
const seeds = new Map<DefinitionName, HttpRequest[]>();
for (const name of names) seeds.set(name, await createSeeds(await definitions[name]()));

const definitionName = fc.constantFrom(...names);
const pick = (name: DefinitionName, at: number): HttpRequest => {
  const list = seeds.get(name) ?? [];
  return list[at % list.length] as HttpRequest;
};

/** Asks a fresh server, and times it on both clocks. */
async function ask(name: DefinitionName, request: HttpRequest) {
  const environment = createEnvironment(createVirtualClock());
  const server = createServer((await definitions[name]())(environment), environment);
  const began = performance.now();
  const response = await within(environment, PATIENCE, server(request, { number: 1 }));
  if (response === 'late') throw new Error(`no answer within ${PATIENCE} ms of the server's clock`);
  const message = await judge(request, response, environment);
  const spent = performance.now() - began;
  if (spent > PATIENCE) throw new Error(`the answer took ${Math.round(spent)} ms`);
  return { status: response.status, message };
}

/** Results are checked against the official schema; those of the earlier era have another. */
const wire = createCheckedWire();
const isOfThisRevision = (asked: JsonValue | undefined): boolean =>
  isObject(asked) && isObject(asked.params) && isObject(asked.params._meta) && PROTOCOL_VERSION in asked.params._meta;

/** How often each outcome came up, so that a fuzzer that only ever bounces off the door is seen. */
const outcomes = new Map<string, number>();
const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);

const run = <T>(share: number, arbitrary: fc.Arbitrary<T>, check: (value: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(arbitrary, check), { numRuns: Math.ceil(cases * share), seed });

test(`every seed is answered, and none of them by an internal error`, async () => {
  for (const name of names) for (const request of seeds.get(name) ?? []) await ask(name, request);
});

test(`bent requests (seed ${seed})`, { timeout: limit }, async () => {
  const bent = fc.record({
    name: definitionName,
    at: fc.nat(),
    changes: fc.array(change, { maxLength: 4 }),
    headerChanges: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(headerChange, { maxLength: 3 })),
    follows: fc.boolean(),
    sparing: fc.boolean(),
    method: fc.oneof({ weight: 30, arbitrary: fc.constant('') }, fc.constantFrom('GET', 'DELETE', 'HEAD', 'post', '')),
  });
  await run(0.6, bent, async ({ name, at, changes, headerChanges, follows, sparing, method }) => {
    const environment = createEnvironment(createVirtualClock());
    const definition = (await definitions[name]())(environment);
    const chosen = pick(name, at);
    const bentBody = { ...chosen, body: chosen.body === '' ? '' : changeBody(String(chosen.body), changes, sparing) };
    const followed = follows ? followBody(bentBody, (asked, params) => mirror(definition, asked, params)) : bentBody;
    const request = {
      ...followed,
      method: method || followed.method,
      headers: changeHeaders(followed.headers, headerChanges),
    };
    const { status, message } = await ask(name, request);
    const asked = typeof request.body === 'string' ? parseJson(request.body) : undefined;
    if (message && 'result' in message && isOfThisRevision(asked)) wire.received(message, asked);
    const error = isObject(message?.error) ? ` ${String(message.error.code)}` : '';
    count(`${status}${message && 'result' in message ? ' result' : error}`);
  });
});

test('raw bytes', { timeout: limit }, async () => {
  const text = new TextEncoder();
  const raw = fc.record({
    name: definitionName,
    at: fc.nat(),
    body: fc.oneof(
      fc.array(byteChange, { minLength: 1, maxLength: 6 }),
      fc.uint8Array({ maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
    ),
    path: fc.oneof(fc.constant('/mcp'), fc.webPath(), fc.string({ unit: 'binary' })),
    headerChanges: fc.array(headerChange, { maxLength: 2 }),
  });
  await run(0.3, raw, async ({ name, at, body, path, headerChanges }) => {
    const chosen = pick(name, at);
    const bytes =
      typeof body === 'string'
        ? text.encode(body)
        : body instanceof Uint8Array
          ? body
          : changeBytes(text.encode(String(chosen.body)), body);
    const request = { ...chosen, path, body: decode(bytes), headers: changeHeaders(chosen.headers, headerChanges) };
    const { status } = await ask(name, request);
    count(`raw ${status}`);
  });
});

/** As the hosts do: text, or the bytes where they are no UTF-8. */
function decode(bytes: Uint8Array): string | Uint8Array {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

test('lines', { timeout: limit }, async () => {
  const line = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        at: fc.nat(),
        id: fc.nat(3),
        changes: fc.array(change, { maxLength: 2 }),
        sparing: fc.boolean(),
      }),
    },
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.nat(3).map((id) => `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id}}}`),
  );
  const arbitrary = fc.record({ name: definitionName, lines: fc.array(line, { minLength: 1, maxLength: 6 }) });
  await run(0.1, arbitrary, async ({ name, lines }) => {
    const environment = createEnvironment(createVirtualClock());
    const sent: string[] = [];
    const server = createLineServer((await definitions[name]())(environment), environment, (out) => sent.push(out));
    const given = lines.map((one) => {
      if (typeof one === 'string') return one.replace(/[\r\n]/g, ' ');
      const message = parseJson(String(pick(name, one.at).body));
      return changeBody(
        JSON.stringify(isObject(message) && 'id' in message ? { ...message, id: one.id } : (message ?? null)),
        one.changes,
        one.sparing,
      );
    });
    for (const one of given) server.receive(one);
    await environment.wait(PATIENCE);
    judgeLines(given, sent);
    server.close();
    const before = sent.length;
    await environment.wait(PATIENCE);
    if (sent.length !== before) throw new Error('a line after the pipe was closed');
    count(`lines ${Math.min(sent.length, 6)}`);
  });
});

test('every result of this revision is what the official schema wants', () => {
  expect(describeWrong(wire, 'received').slice(0, 3)).toEqual([]);
  expect(wire.counts.received).toBeGreaterThan(cases / 20);
});

test('the bent requests get everywhere: results, and every kind of refusal', () => {
  const expected = ['200 result', '200 -32602', '202', '400 -32020', '400 -32022', '400 -32600', '400 -32602'];
  const deeper = ['400 -32021', 'raw 403', '404 -32601', '405', '415 -32600', 'raw 400', 'raw 200', 'lines 6'];
  console.log(
    `Fuzz: ${cases} cases, seed ${seed}: ${[...outcomes].map(([name, times]) => `${name} × ${times}`).join(', ')}`,
  );
  for (const outcome of [...expected, ...deeper]) expect(outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(0);
});
