// wireproof validate: runs the probes over a server and prints what they found.
import { createHttpSubject } from '../hosts/http-target.ts';
import { createStdioSubject } from '../hosts/stdio-target.ts';
import { formatReport } from '../report/formats.ts';
import { isJudged, summarise } from '../report/outline.ts';
import { createReport } from '../report/report.ts';
import type { Report } from '../report/report.ts';
import { chooseProbes, validate } from '../run/validate.ts';
import type { Subject, Validation } from '../run/validate.ts';
import type { Content } from './content.ts';
import { listProbes } from './list-probes.ts';
import { writeOutput } from './outputs.ts';
import { createProgressLine } from './progress.ts';
import { wantsColor } from './terminal.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { readValidateRequest } from './validate-request.ts';
import type { ValidateRequest, ValidateTarget } from './validate-request.ts';

/** A line that is longer is hard to read. */
const MOST_COLUMNS = 120;

/** Runs the command; gives its exit code. `stop` ends the run early, and what was found is still printed. */
export async function runValidate(
  args: readonly string[],
  terminal: Terminal,
  content: Content,
  stop: AbortSignal,
): Promise<number> {
  const request = readValidateRequest(args, terminal, content);
  const { rules, transport } = request;
  const wanted = rules && new Set(rules);
  const wants = (rule: string): boolean => wanted?.has(rule as never) ?? true;
  const chosen = await chooseProbes(transport, wants);
  const settled = new Set(chosen.flatMap(({ settles }) => settles).filter(wants));
  if (settled.size === 0) {
    throw new UsageError(
      `no probe over ${transport === 'http' ? 'HTTP' : 'stdio'} settles ${rules?.join(', ')}; see wireproof explain ${rules?.[0]}`,
    );
  }
  if (request.isList) {
    await terminal.out(listProbes(chosen, settled, transport, content.rules));
    return 0;
  }
  if (request.target === undefined) throw new Error('without --list there is a target');
  const began = performance.now();
  const started = new Date();
  const validation = await runOver(request.target, request, wants, terminal, stop);
  const report = createReport({
    validation,
    rules: new Map(content.rules.map((rule) => [rule.id, rule])),
    site: request.site,
    version: content.version,
    started,
    milliseconds: performance.now() - began,
    secrets: terminal.hidden(),
    ...(request.target.transport === 'http' ? { origin: request.target.url.origin } : {}),
  });
  await printReport(report, request, terminal);
  return stop.aborted ? stoppedCode(stop) : exitCodeOf(report, request.isStrict);
}

/** Validates the target; whatever happens, its connections and processes are ended. */
async function runOver(
  target: ValidateTarget,
  { facts, allows, headers, timeout }: ValidateRequest,
  wants: (rule: string) => boolean,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Validation> {
  const limits = timeout === undefined ? {} : { timeout };
  const subject: Subject & { close(): void | Promise<void> } =
    target.transport === 'http'
      ? createHttpSubject(target.url, { headers, ...limits })
      : createStdioSubject(target.command, target.args, limits);
  const progress = createProgressLine(terminal);
  progress.show('Asking which revision it speaks');
  const onProgress = ({ done, total, next = '' }: { done: number; total: number; next?: string }): void =>
    progress.show(`${done}/${total} ${next}`.trimEnd());
  try {
    return await validate(subject, { wants, facts, allows, signal, onProgress });
  } finally {
    progress.clear();
    await subject.close();
  }
}

async function printReport(report: Report, request: ValidateRequest, terminal: Terminal): Promise<void> {
  const { outputs, isStrict, isVerbose, artifact } = request;
  const screen = terminal.width === undefined ? {} : { width: Math.min(MOST_COLUMNS, terminal.width) };
  const options = { strict: isStrict, verbose: isVerbose, ...(artifact === undefined ? {} : { artifact }) };
  for (const { format, file } of outputs) {
    if (file === undefined)
      await terminal.out(formatReport(report, format, { ...options, ...screen, color: wantsColor(terminal) }));
    else writeOutput(file, terminal.clean(formatReport(report, format, options)));
  }
  if (outputs.some(({ format, file }) => format === 'text' && file === undefined)) return;
  const files = outputs.flatMap(({ file }) => (file === undefined ? [] : [file]));
  const written = files.length === 0 ? '' : `; written: ${files.join(', ')}`;
  await terminal.err(`wireproof: ${summarise(report).replace(/\.$/, '')}${written}.\n`);
}

/** 0: no MUST broken; 1: some, or with `isStrict` some SHOULD; 2: did not run, or not to the end. */
export function exitCodeOf(report: Report, isStrict: boolean): number {
  if (!isJudged(report)) return 2;
  const { errors, warnings } = report.counts;
  if (errors > 0 || (isStrict && warnings > 0)) return 1;
  return report.complete ? 0 : 2;
}

/** What shells use for a process that a signal ended. */
const stoppedCode = ({ reason }: AbortSignal): number => (reason === 'SIGTERM' ? 143 : 130);
