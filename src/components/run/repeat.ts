// Runs what a capture shows once more, in the worker, and prints it as the build did.
import type { Turn } from '../../exchange/exchange.ts';
import { printCapture, type CaptureInput } from '../../exchange/print.ts';
import type { Finding } from '../../run/result.ts';
import type { Script } from '../../run/run-scenario.ts';
import { engine } from './engine.ts';
import { printAnswer } from './print-answer.ts';

export interface Repeated {
  turns: Turn[];
  html: string;
  kind: CaptureInput['kind'];
  finding?: Finding;
}

/** Repeats a capture from the data of its frame; rejects with a message for the reader. */
export async function repeat({ dataset }: HTMLElement): Promise<Repeated> {
  const { title = '', scenario, answerOf } = dataset;
  if (scenario === undefined) return repeatProbe(dataset);
  const turns = await engine.ask({ kind: 'scenario', script: JSON.parse(scenario) as Script });
  const kind = 'plain';
  if (answerOf !== undefined) return { turns, kind, html: printAnswer(turns, Number(answerOf), title) };
  return { turns, kind, html: printCapture({ turns, title, kind }) };
}

/** The target of the probe that a capture shows. */
export function targetOf({ target, fault, definition }: DOMStringMap): { definition?: string; fault?: string } {
  return {
    ...(definition === undefined ? {} : { definition }),
    ...(target === fault && fault !== undefined ? { fault } : {}),
  };
}

async function repeatProbe(dataset: DOMStringMap): Promise<Repeated> {
  const { probe = '', rule, title = '' } = dataset;
  const run = await engine.ask({ kind: 'probe', probe, target: targetOf(dataset) });
  if (run.bug !== undefined) {
    throw new Error(`The probe ${probe} broke off: ${run.bug}. That is a mistake of ours; the printed exchange stays.`);
  }
  const finding = run.findings.find((one) => one.rule === rule);
  const kind = kindOf(finding, dataset.kind);
  return {
    turns: run.turns,
    kind,
    html: printCapture({ turns: run.turns, title, kind, ...(finding && { finding }) }),
    ...(finding && { finding }),
  };
}

/** What a verdict makes of a capture; it is inapplicable only where that was to be shown. */
function kindOf(finding: Finding | undefined, printed: string | undefined): CaptureInput['kind'] {
  if (finding?.verdict === 'fail') return 'failing';
  if (finding?.verdict === 'pass') return 'passing';
  return printed === 'inapplicable' ? 'inapplicable' : 'plain';
}
