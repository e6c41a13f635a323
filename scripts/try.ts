// Prints every exchange that a card or a lesson has of its own, as the engine runs it. Usage: npm run try <path or slug>
import { globSync, readFileSync } from 'node:fs';
import { isSent, type Turn } from '../src/exchange/exchange.ts';
import { describeAnswer } from '../src/run/describe-answer.ts';
import { runScenario } from '../src/run/run-scenario.ts';
import { scenario } from '../src/schemas/scenario.ts';
import { readContentFile } from '../src/truth/content-file.ts';

const root = new URL('..', import.meta.url);
const [wanted = ''] = process.argv.slice(2);
const paths = globSync('src/content/{questions,lessons}/**/*.mdx', { cwd: root }).filter(
  (path) => wanted !== '' && path.replaceAll('\\', '/').includes(wanted),
);
if (paths.length === 0) {
  console.error(`try: expected the name of a card or a lesson, found ${wanted === '' ? 'nothing' : wanted}.`);
  process.exit(1);
}

const printTurn = (turn: Turn): string => {
  const who = `${isSent(turn) ? '>' : '<'} ${turn.exchange} connection ${turn.connection}, ${turn.at} ms`;
  if (turn.kind === 'line') return `${who}\n${turn.line}`;
  if (turn.kind === 'silence') return `${who}: nothing for ${turn.waited} ms`;
  const { headers, body } = turn.kind === 'sent' ? turn.request : turn.response;
  const first =
    turn.kind === 'sent'
      ? `${turn.request.method} ${turn.request.path}`
      : `${turn.response.status}${turn.response.open ? ', left open' : ''}`;
  return [`${who}: ${first}`, ...headers.map(([name, value]) => `${name}: ${value}`), String(body)].join('\n');
};

interface Written {
  id?: string;
  ask?: string;
  answerOf?: number;
  scenario: unknown;
}
for (const path of paths) {
  const { data } = readContentFile(path, readFileSync(new URL(path, root), 'utf8'));
  for (const field of ['steps', 'variants']) {
    for (const [index, written] of ((data[field] ?? []) as Written[]).entries()) {
      console.log(`\n# ${path}: ${field}[${index}] ${written.id ?? written.ask ?? ''}`);
      const parsed = scenario.safeParse(written.scenario);
      if (!parsed.success) {
        console.error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
        process.exitCode = 1;
        continue;
      }
      const turns = await runScenario(parsed.data);
      console.log(turns.map(printTurn).join('\n\n'));
      if (written.answerOf !== undefined)
        console.log(`\nAnswer ${written.answerOf}: ${describeAnswer(turns, written.answerOf)}`);
    }
  }
}
