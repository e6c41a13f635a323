// Prints a recording as HTML: one printer for the build, the browser and the worker, so that all agree to the byte.
import { formatCurlScript } from './curl.ts';
import { drawSequence } from './diagram.ts';
import { escapeAttribute, escapeText } from './escape.ts';
import { isSent } from './exchange.ts';
import type { Spot, Turn } from './exchange.ts';
import {
  describeLine,
  describeRequest,
  describeSilence,
  formatDuration,
  formatStatus,
  hasSeveralConnections,
  isEnd,
} from './labels.ts';
import { findDecidingLine, formatTurn } from './lines.ts';

interface Mark {
  at?: Spot | undefined;
  note?: string | undefined;
  /** The turn, from 0, that stays unfolded where no line is marked. */
  around?: number | undefined;
}

const WHO = { sent: ['→', 'sent'], back: ['←', 'back'], silence: ['✕', 'no answer'] } as const;

/** How a turn is set: a line as what it is to its writer. */
const styleOf = (turn: Turn): keyof typeof WHO =>
  turn.kind !== 'line' ? turn.kind : turn.from === 'client' ? 'sent' : 'back';

function printTurn(turn: Turn, several: boolean, mark: Mark | undefined): string {
  const at = mark?.at;
  const lines = at?.part === 'body' ? formatTurn(turn, at.pointer, at.event) : formatTurn(turn);
  const deciding = at === undefined ? -1 : findDecidingLine(lines, at);
  const style = styleOf(turn);
  const [arrow, word] = WHO[style];
  const who = [
    `<b aria-hidden="true">${arrow}</b> ${word} ${turn.exchange}`,
    several ? ` <small>connection ${turn.connection}</small>` : '',
    turn.at > 0 ? ` <small>+${formatDuration(turn.at)}</small>` : '',
  ].join('');
  const text = lines.map(({ html, indent = 0 }, index) => {
    const level = Math.min(indent, 8);
    const marked = index === deciding;
    const name = `l${level > 0 ? ` i${level}` : ''}${marked ? ' mark' : ''}`;
    const note = marked && mark?.note !== undefined ? `<span class="note">${escapeText(mark.note)}\n</span>` : '';
    // The line break stands inside, so that text without styles, and text copied, has its lines.
    return `<span class="${name}">${'  '.repeat(level)}${html}\n</span>${note}`;
  });
  const open = turn.kind === 'back' && turn.response.open ? '<span class="state">stream stays open\n</span>' : '';
  return `<li class="turn ${style}"><div class="who">${who}</div><pre>${text.join('')}${open}</pre></li>`;
}

/** Says what is folded away: `request 2 and its answer: tools/list, 200 OK`, or turn by turn where they overlap. */
function summarise(turns: readonly Turn[]): string {
  const pairs = turns.filter(isSent);
  const regular = turns.every((turn, index) =>
    index % 2 === 0 ? isSent(turn) : isEnd(turn) && turn.exchange === pairs[index >> 1]?.exchange,
  );
  const first = pairs[0]?.exchange;
  if (!regular || turns.length % 2 > 0) {
    return turns.map((turn) => `${WHO[styleOf(turn)][1]} ${turn.exchange}: ${describeTurn(turn)}`).join('; ');
  }
  const list = `${first} ${pairs.length === 2 ? 'and' : 'to'} ${pairs.at(-1)?.exchange}`;
  const subject = pairs.length === 1 ? `request ${first} and its answer` : `requests ${list} and their answers`;
  const told = turns.map((turn) => describeTurn(turn) + (isSent(turn) ? ', ' : '; '));
  return `${subject}: ${told.join('').slice(0, -2)}`;
}

function describeTurn(turn: Turn): string {
  if (turn.kind === 'sent') return describeRequest(turn.request);
  if (turn.kind === 'line') return describeLine(turn);
  return turn.kind === 'back' ? formatStatus(turn.response.status) : describeSilence(turn);
}

/** A turn with more lines than this is folded away unless it decides. */
const UNFOLDED_LINES = 32;

/**
 * Prints turns as an ordered list, the deciding line marked with its note under it. Exchanges that do not
 * decide are folded away, all but the `before` ones that come right before the deciding one.
 */
export function printTurns(turns: Turn[], mark: Mark = {}, before = 1): string {
  const several = hasSeveralConnections(turns);
  const decisive = turns[mark.at?.turn ?? mark.around ?? -1];
  const folds = (turn: Turn): boolean => {
    if (decisive === undefined || turn === decisive) return false;
    const ahead = decisive.exchange - turn.exchange;
    return ahead < 0 || ahead > before || formatTurn(turn).length > UNFOLDED_LINES;
  };
  const print = (turn: Turn): string => printTurn(turn, several, turn === decisive ? mark : undefined);
  const items: string[] = [];
  let folded: Turn[] = [];
  const flush = (): void => {
    if (folded.length === 0) return;
    const inside = `<ol class="turns">${folded.map(print).join('')}</ol>`;
    items.push(`<li><details class="more"><summary>${escapeText(summarise(folded))}</summary>${inside}</details></li>`);
    folded = [];
  };
  for (const turn of turns) {
    if (folds(turn)) {
      folded.push(turn);
      continue;
    }
    flush();
    items.push(print(turn));
  }
  flush();
  return `<ol class="turns">${items.join('')}</ol>`;
}

export interface CaptureInput {
  turns: Turn[];
  /** What the probe said of the rule the capture is about; a `Finding` fits. */
  finding?: ({ rule: string; message: string } & Mark) | undefined;
  title: string;
  kind: 'failing' | 'passing' | 'inapplicable' | 'plain';
  /** Where `curl` sends to: scheme, host and port. */
  origin?: string | undefined;
}

const VERDICTS = {
  failing: ['FAILS', 'verdict'],
  passing: ['PASSES', 'verdict pass'],
  inapplicable: ['DOES NOT APPLY', 'verdict none'],
} as const;

/** Prints a recording with its verdict, diagram, what the validator says, the turns and the curl commands. */
export function printCapture(input: CaptureInput): string {
  const { turns, finding, title, kind, origin = 'http://localhost:3000' } = input;
  let verdict = '';
  let name = 'verdict';
  if (kind !== 'plain') {
    const [word, style] = VERDICTS[kind];
    verdict = finding === undefined || kind === 'inapplicable' ? word : `${word} ${finding.rule}`;
    name = style;
  }
  const badge = verdict === '' ? '' : `<strong class="${name}">${escapeText(verdict)}</strong> `;
  const label = verdict === '' ? title : `${verdict}: ${title}`;
  const message =
    finding === undefined
      ? ''
      : `<p class="say"><span class="label">validator says</span> ${escapeText(finding.message)}</p>`;
  // The passing example sends what the failing one sends; one script is enough.
  const script = kind === 'passing' || kind === 'inapplicable' ? '' : formatCurlScript(turns, origin);
  const curl =
    script === ''
      ? ''
      : `<details class="curl"><summary>curl</summary><pre><code>${escapeText(script)}</code></pre></details>`;
  return [
    `<section class="capture ${kind}" aria-label="${escapeAttribute(label)}">`,
    `<header>${badge}<span class="title">${escapeText(title)}</span><span class="tools"></span></header>`,
    `<div class="wire"><div class="gist">${drawSequence(turns, finding?.at?.turn)}${message}</div>`,
    `${printTurns(turns, finding, kind === 'failing' ? 1 : 0)}</div>`,
    curl,
    '</section>',
  ].join('');
}
