// The deciding exchange as text, cut where it is long, and where in it the decision shows.
import { readMessages } from '../client/answer.ts';
import type { Spot, Turn } from '../exchange/exchange.ts';
import { isSent } from '../exchange/exchange.ts';
import { describeSilence, formatStatus } from '../exchange/labels.ts';
import { findDecidingLine, formatTurn } from '../exchange/lines.ts';
import { readLine } from '../exchange/turn-text.ts';
import { findHeader } from '../protocol/headers.ts';
import { parseJson, readPointer } from '../protocol/json.ts';
import type { HeaderList } from '../protocol/message.ts';
import { cutText } from './cut-text.ts';

export interface Excerpt {
  sent: string;
  received: string;
  /** The line that decides, counted from 1, and which of the two texts it stands in. */
  mark?: { in: 'sent' | 'received'; line: number };
}

/** Characters of a body that are laid out; of a longer one the beginning is shown as it is. */
const LAID_OUT = 50_000;
const SHOWN_BODY = 2000;
/** Characters of a line, lines of a turn, turns of an exchange that are shown. */
const LINE = 400;
const LINES = 60;
const TURNS = 20;

interface Lines {
  text: string[];
  /** The deciding one of them, from 0; -1 where none of them decides. */
  deciding: number;
}

/** The exchange that a spot lies in, as what was sent and what came back. */
export function createExcerpt(turns: readonly Turn[], at: Spot): Excerpt | undefined {
  const turn = turns[at.turn];
  if (turn === undefined) return undefined;
  const exchange = turns.filter(({ exchange }) => exchange === turn.exchange);
  const write = (side: Turn[]): Lines => joinTurns(side, turn, at);
  const sent = write(exchange.filter(isSent));
  const received = write(exchange.filter((one) => !isSent(one)));
  const side = isSent(turn) ? ('sent' as const) : ('received' as const);
  const { deciding } = side === 'sent' ? sent : received;
  return {
    sent: sent.text.join('\n'),
    received: received.text.join('\n'),
    ...(deciding < 0 ? {} : { mark: { in: side, line: deciding + 1 } }),
  };
}

function joinTurns(turns: readonly Turn[], deciding: Turn, at: Spot): Lines {
  const shown = keepAround(turns, turns.indexOf(deciding), TURNS);
  const joined: Lines = { text: [], deciding: -1 };
  shown.forEach((turn, index) => {
    const { text, deciding: line } =
      typeof turn === 'number'
        ? { text: [`… ${turn} more messages`], deciding: -1 }
        : writeTurn(turn, turn === deciding ? at : undefined);
    // A line over stdio is a message by itself; one over HTTP ends where the next begins.
    if (index > 0 && typeof turn !== 'number' && turn.kind !== 'line') joined.text.push('');
    if (line >= 0) joined.deciding = joined.text.length + line;
    joined.text.push(...text);
  });
  return joined;
}

/** Of many things the first ones, those around one, and the last ones; a number stands for how many are left out. */
function keepAround<T>(all: readonly T[], around: number, most: number): (T | number)[] {
  if (all.length <= most) return [...all];
  const near = Math.floor(most / 4);
  const kept: (T | number)[] = [];
  let left = 0;
  all.forEach((one, index) => {
    const isKept = index < near * 2 || Math.abs(index - around) <= near / 2 || index >= all.length - near;
    if (isKept && left > 0) kept.push(left);
    left = isKept ? 0 : left + 1;
    if (isKept) kept.push(one);
  });
  return kept;
}

function writeTurn(turn: Turn, at: Spot | undefined): Lines {
  const short = shorten(turn);
  const lines = at?.part === 'body' ? formatTurn(short, at.pointer, at.event) : formatTurn(short);
  const line = at === undefined ? -1 : findDecidingLine(lines, at);
  const texts = lines.map(({ html, indent = 0 }) => cutText('  '.repeat(indent) + readLine(html), LINE));
  const shown = keepAround(
    texts.map((text, index) => ({ text, index })),
    line,
    LINES,
  );
  return {
    text: shown.map((one) => (typeof one === 'number' ? `… ${one} more lines` : one.text)),
    deciding: line < 0 ? -1 : shown.findIndex((one) => typeof one !== 'number' && one.index === line),
  };
}

/** Leaves out the end of what is too long to be laid out. */
function shorten(turn: Turn): Turn {
  // What is left out is told on a line of its own: the lines before are cut by themselves.
  const cut = (text: string): string =>
    text.length <= LAID_OUT ? text : cutText(text, SHOWN_BODY).replace(/… \((.*)\)$/, '\n… $1');
  if (turn.kind === 'line') return { ...turn, line: cut(turn.line) };
  if (turn.kind === 'silence') return turn.error === undefined ? turn : { ...turn, error: cutText(turn.error, LINE) };
  if (turn.kind === 'back') {
    const { headers, body } = turn.response;
    return { ...turn, response: { ...turn.response, headers: shortenHeaders(headers), body: cut(body) } };
  }
  const { headers, body } = turn.request;
  const shown = typeof body === 'string' ? cut(body) : body;
  return { ...turn, request: { ...turn.request, headers: shortenHeaders(headers), body: shown } };
}

const shortenHeaders = (headers: HeaderList): HeaderList =>
  headers.map(([name, value]) => [cutText(name, LINE / 8), cutText(value, LINE / 2)]);

/** Characters of a value that a location names. */
const VALUE = 120;

/** Where a verdict shows, in words, with the value that stands there: `answer 2, /error/code: -32600`. */
export function formatLocation(turns: readonly Turn[], at: Spot): string {
  const turn = turns[at.turn];
  if (turn === undefined) return 'the whole exchange';
  const what = `${isSent(turn) ? 'request' : 'answer'} ${turn.exchange}`;
  if (at.part === 'header') {
    const headers = turn.kind === 'sent' ? turn.request.headers : turn.kind === 'back' ? turn.response.headers : [];
    const value = findHeader(headers, at.name);
    return value === undefined
      ? `${what}, no header ${at.name}`
      : `${what}, header ${at.name}: ${cutText(value, VALUE)}`;
  }
  if (at.part === 'body') {
    const event = at.event === undefined ? '' : `, event ${at.event + 1}`;
    const value = valueAt(turn, at);
    const text = value === undefined ? '' : `: ${cutText(writeValue(value), VALUE)}`;
    return `${what}${event}, ${at.pointer === '' ? 'the message' : cutText(at.pointer, VALUE)}${text}`;
  }
  if (turn.kind === 'back') return `${what}, status ${formatStatus(turn.response.status)}`;
  return turn.kind === 'silence' ? `${what}: ${cutText(describeSilence(turn), VALUE)}` : what;
}

/** JSON in one line; what nests too deep to be written says so. */
function writeValue(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'a value that nests too deep to be printed';
  }
}

function valueAt(turn: Turn, at: Spot & { part: 'body' }): unknown {
  if (turn.kind === 'line') return readPointer(parseJson(turn.line), at.pointer);
  if (turn.kind === 'sent') return readPointer(parseJson(String(turn.request.body)), at.pointer);
  if (turn.kind !== 'back') return undefined;
  const messages = readMessages(turn.response);
  return readPointer(
    at.event === undefined ? messages.findLast((one) => one !== undefined) : messages[at.event],
    at.pointer,
  );
}
