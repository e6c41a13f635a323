// Draws the turns of a recording as a sequence diagram; the list of turns beside it says the same in text.
import { escapeText } from './escape.ts';
import { isSent } from './exchange.ts';
import type { Turn } from './exchange.ts';
import {
  describeLine,
  describeRequest,
  describeResponse,
  describeSilence,
  hasOverlap,
  hasSeveralConnections,
  isAsking,
  isEnd,
} from './labels.ts';

const WIDTH = 360;
const SERVER = 318;
const TOP = 26;
const ROW = 36;
/** A bar marks how long a request waits; bars of overlapping requests stand side by side. */
const BAR = 6;
const LANES = 5;
/** Characters of a label that fit between the lifelines. */
const LONGEST = 32;

const shorten = (text: string): string => {
  const characters = [...text];
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST - 1).join('')}…`;
};

function describe(turn: Turn, numbered: boolean): string {
  if (turn.kind === 'sent') return `${turn.exchange} ${describeRequest(turn.request)}`;
  if (turn.kind === 'line')
    return turn.from === 'client' || (numbered && isEnd(turn))
      ? `${turn.exchange}${turn.from === 'client' ? '' : ':'} ${describeLine(turn)}`
      : describeLine(turn);
  const words = turn.kind === 'back' ? describeResponse(turn.response) : describeSilence(turn);
  return numbered ? `${turn.exchange}: ${words}` : words;
}

/** Gives each exchange the first lane that no exchange still waiting occupies. */
function assignLanes(turns: readonly Turn[]): Map<number, number> {
  const lanes = new Map<number, number>();
  const busy: (number | undefined)[] = [];
  for (const turn of turns) {
    if (isAsking(turn)) {
      const free = busy.findIndex((exchange) => exchange === undefined);
      const lane = free < 0 ? busy.length : free;
      busy[lane] = turn.exchange;
      lanes.set(turn.exchange, Math.min(lane, LANES - 1));
    } else if (isEnd(turn) && !(turn.kind === 'back' && turn.response.open)) {
      const lane = busy.indexOf(turn.exchange);
      if (lane >= 0) busy[lane] = undefined;
    }
  }
  return lanes;
}

function drawArrow(turn: Turn, client: number, server: number, y: number): string {
  if (isSent(turn)) return `M${client} ${y}H${server - 7}M${server} ${y}l-9-4.5v9z`;
  if (turn.kind !== 'silence')
    return `M${server} ${y - 1.5}H${client + 6}M${server} ${y + 1.5}H${client + 6}M${client + 9} ${y - 6}l-8 6 8 6`;
  return `M${server} ${y}H${client + 34}`;
}

/** Draws a sequence diagram as inline SVG; `decisive` is the index of the turn to emphasise. */
export function drawSequence(turns: Turn[], decisive?: number): string {
  const several = hasSeveralConnections(turns);
  const numbered = hasOverlap(turns);
  const client = several ? 62 : 30;
  const height = TOP + turns.length * ROW + 14;
  const lanes = assignLanes(turns);
  const edge = (exchange: number): number => SERVER - BAR / 2 + (lanes.get(exchange) ?? 0) * BAR;
  const level = (index: number): number => TOP + (index + 1) * ROW - 8;

  const bars = turns.map((turn, index) => {
    if (!isAsking(turn)) return '';
    const end = turns.findIndex((later) => isEnd(later) && later.exchange === turn.exchange);
    const answer = turns[end];
    const open = answer === undefined || (answer.kind === 'back' && answer.response.open);
    const bottom = open ? height - 4 : level(end) + 2;
    return `<rect class="bar" x="${edge(turn.exchange)}" y="${level(index) - 2}" width="${BAR}" height="${bottom - level(index) + 2}"/>`;
  });
  const rows = turns.map((turn, index) => {
    const y = level(index);
    const marked = index === decisive;
    return [
      `<g class="${isSent(turn) ? 'sent' : turn.kind === 'line' ? 'back' : turn.kind}${marked ? ' mark' : ''}">`,
      several ? `<text class="on" x="2" y="${y + 4}">conn ${turn.connection}</text>` : '',
      `<path d="${drawArrow(turn, client, edge(turn.exchange), y)}"/>`,
      turn.kind === 'silence' ? `<path class="end" d="M${client + 20} ${y - 5}l10 10m0-10l-10 10"/>` : '',
      `<text x="${(client + SERVER) / 2}" y="${y - 9}">${escapeText(shorten(describe(turn, numbered)))}</text></g>`,
    ].join('');
  });
  const band =
    decisive !== undefined && decisive in turns
      ? `<rect class="mark" y="${level(decisive) - 23}" width="${WIDTH}" height="${ROW - 3}"/>`
      : '';
  return [
    `<svg class="seq" viewBox="0 0 ${WIDTH} ${height}" aria-hidden="true">`,
    band,
    `<text x="${client}" y="15">client</text><text x="${SERVER}" y="15">server</text>`,
    `<path class="life" d="M${client} 22V${height - 4}M${SERVER} 22V${height - 4}"/>`,
    ...bars,
    ...rows,
    '</svg>',
  ].join('');
}
