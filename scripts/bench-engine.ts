// Measures the engine: our handler against the official SDK's over the same requests, and what the engine weighs. Exits 1
// below the bar.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { createRequest } from '../src/client/request.ts';
import type { RequestOptions } from '../src/client/request.ts';
import { createRealClock } from '../src/run/clock.ts';
import { createEnvironment } from '../src/run/environment.ts';
import { createServer } from '../src/server/create-server.ts';
import type { Definition, Tool } from '../src/server/definition.ts';
import { createOpen } from '../src/server/definitions/open.ts';
import { createFetchHandler } from '../src/server/fetch-adapter.ts';

/** How many times the official throughput ours must be, where nothing streams. */
const BAR = 5;
const ROUNDS = 7;
/** Milliseconds of processor time that one side of a round is measured for. */
const ROUND_MS = 250;
/** What the engine's chunk may weigh in a browser, compressed. */
const MOST_BYTES = 30_000;

type Fetch = (request: Request) => Promise<Response>;

// The same two tools on both sides, so that both list, find and run the same.
const said = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });
const STEPS = 3;

function createOurs(): Fetch {
  const environment = createEnvironment(createRealClock());
  const echo: Tool = {
    name: 'echo',
    title: 'Echo',
    description: 'Says back what it was given.',
    inputSchema: said,
    run: ({ text: value }) => text(String(value)),
  };
  const count: Tool = {
    ...echo,
    name: 'count',
    run: ({ text: value }, { message, notify }) => {
      const progressToken = (message.params?._meta as { progressToken?: string } | undefined)?.progressToken ?? '';
      for (let progress = 1; progress <= STEPS; progress += 1) {
        const params = { progressToken, progress, total: STEPS };
        notify({ jsonrpc: '2.0', method: 'notifications/progress', params });
      }
      return text(String(value));
    },
  };
  const definition: Definition = { ...createOpen(environment), tools: [echo, count] };
  return createFetchHandler(createServer(definition, environment));
}

function createOfficial(): Fetch {
  const inputSchema = fromJsonSchema<{ text: string }>(said as Parameters<typeof fromJsonSchema>[0]);
  const about = { title: 'Echo', description: 'Says back what it was given.', inputSchema };
  const { fetch } = createMcpHandler(
    () => {
      const server = new McpServer({ name: 'official', version: '1.0.0' }, { capabilities: { tools: {} } });
      server.registerTool('echo', about, ({ text: value }) => text(value));
      server.registerTool('count', about, async ({ text: value }, { mcpReq }) => {
        const progressToken = mcpReq._meta?.progressToken ?? '';
        for (let progress = 1; progress <= STEPS; progress += 1) {
          const params = { progressToken, progress, total: STEPS };
          await mcpReq.notify({ method: 'notifications/progress', params });
        }
        return text(value);
      });
      return server;
    },
    { legacy: 'reject', keepAliveMs: 0 },
  );
  return fetch;
}

interface Case {
  title: string;
  options: RequestOptions;
  status: number;
  /** What a right answer contains, so that nobody is measured for refusing. */
  expects: string;
  streams?: true;
  noBar?: true;
}
const call = (name: string, progressToken?: string) => ({
  name,
  arguments: { text: 'hello' },
  ...(progressToken === undefined ? {} : { _meta: { progressToken } }),
});
const cases: Case[] = [
  {
    title: 'server/discover',
    options: { id: 1, method: 'server/discover' },
    status: 200,
    expects: 'supportedVersions',
  },
  { title: 'tools/list', options: { id: 1, method: 'tools/list' }, status: 200, expects: 'inputSchema' },
  {
    title: 'tools/call',
    options: { id: 1, method: 'tools/call', params: call('echo') },
    status: 200,
    expects: 'hello',
  },
  {
    title: 'refused: unknown method',
    options: { id: 1, method: 'tools/none' },
    status: 404,
    expects: '-32601',
  },
  {
    // No bar here: the official server refuses a version before it builds anything, so that even a handler that does
    // nothing but read the request and answer a constant is only about 4 times as fast.
    title: 'refused: unsupported version',
    options: { id: 1, method: 'tools/list', version: '1900-01-01' },
    status: 400,
    expects: '-32022',
    noBar: true,
  },
  {
    title: `tools/call, ${STEPS} progress events`,
    options: { id: 1, method: 'tools/call', params: call('count', 'p') },
    status: 200,
    expects: 'notifications/progress',
    streams: true,
  },
];

/**
 * Answers a second of one side, by the processor time of this process: what else the machine does counts for neither.
 * Making requests is not measured. An answer that is no stream is complete when `fetch` has it, so reading it is not
 * measured either; a stream is read to its end.
 */
async function measure(fetch: Fetch, create: () => Request, streams = false): Promise<number> {
  let spent = 0;
  let done = 0;
  while (spent < ROUND_MS * 1000) {
    const requests = Array.from({ length: 200 }, create);
    const responses: Response[] = [];
    const start = process.cpuUsage();
    for (const request of requests) {
      const response = await fetch(request);
      if (streams) await response.text();
      else responses.push(response);
    }
    const { user, system } = process.cpuUsage(start);
    spent += user + system;
    done += requests.length;
    for (const response of responses) await response.text();
  }
  return (done / spent) * 1_000_000;
}

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

async function compare({ title, options, status, expects, streams, noBar }: Case): Promise<boolean> {
  const { body, headers, path, method } = withProgress(createRequest(options), options);
  const create = () =>
    new Request(`http://localhost:3000${path}`, { method, headers: headers as [string, string][], body: String(body) });
  const sides = { ours: createOurs(), official: createOfficial() };
  const floor = createFloor();
  for (const [side, fetch] of Object.entries(sides)) {
    const response = await fetch(create());
    const answer = await response.text();
    if (response.status === status && answer.includes(expects)) continue;
    throw new Error(`${title}, ${side}: expected ${status} with ${expects}, got ${response.status} and ${answer}`);
  }
  const ratios: number[] = [];
  const speeds: Record<'ours' | 'official' | 'floor', number[]> = { ours: [], official: [], floor: [] };
  await measure(sides.ours, create, streams);
  await measure(sides.official, create, streams);
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await measure(sides.ours, create, streams);
    const official = await measure(sides.official, create, streams);
    speeds.floor.push(await measure(floor, create));
    speeds.ours.push(ours);
    speeds.official.push(official);
    ratios.push(ours / official);
  }
  const ratio = median(ratios);
  const isFree = streams === true || noBar === true;
  const isFast = isFree || ratio >= BAR;
  const verdict = isFree ? 'no bar' : isFast ? 'ok' : `below ${BAR}`;
  const perSecond = [speeds.ours, speeds.official, speeds.floor].map((speed) => Math.round(median(speed)));
  const most = median(speeds.floor) / median(speeds.official);
  row(title, ...perSecond, `${ratio.toFixed(1)}x`, `${most.toFixed(1)}x`, verdict);
  return isFast;
}

/** Reads a request and answers with a constant: what no handler can save, whoever wrote it. */
const createFloor = (): Fetch => async (request) => {
  const body = decoder.decode(await request.arrayBuffer());
  const status = body.length + [...request.headers].length > 0 ? 200 : 400;
  return new Response(ANSWER, { status, headers: [['Content-Type', 'application/json']] });
};
const decoder = new TextDecoder();
const ANSWER = '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version"}}';

/** The client builds `_meta` itself, so a progress token is added to the finished body. */
function withProgress(request: ReturnType<typeof createRequest>, { params }: RequestOptions): typeof request {
  const body = JSON.parse(String(request.body));
  Object.assign(body.params._meta, params?._meta);
  return { ...request, body: JSON.stringify(body) };
}

const row = (title: string, ...cells: (string | number)[]) =>
  console.log(title.padEnd(36) + cells.map((cell) => String(cell).padStart(12)).join(''));

/** Prints what the engine's browser chunk weighs, where the site has been built. */
function weigh(): boolean {
  const assets = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', '_astro');
  const chunks = existsSync(assets) ? readdirSync(assets).filter((file) => /^worker.*\.js$/.test(file)) : [];
  if (chunks.length === 0) console.log('\nEngine chunk: no dist/_astro/worker*.js; run npm run build first.');
  let isLight = true;
  for (const chunk of chunks) {
    const bytes = brotliCompressSync(readFileSync(join(assets, chunk))).length;
    isLight &&= bytes <= MOST_BYTES;
    console.log(`\nEngine chunk ${chunk}: ${bytes} bytes compressed with Brotli, at most ${MOST_BYTES}.`);
  }
  return isLight;
}

console.log(`Answers a second through fetch(Request), medians of ${ROUNDS} rounds; the ratio is to be ${BAR} or more.`);
console.log('Floor: reading a Request and making a Response, nothing between. Most: the ratio that this would have.\n');
row('request', 'ours', 'official', 'floor', 'ratio', 'most', '');
const results: boolean[] = [];
for (const one of cases) results.push(await compare(one));
const isLight = weigh();
process.exit(results.every(Boolean) && isLight ? 0 : 1);
