// Writes a recorded message as lines of HTML, as it stood on the wire but with its JSON laid out.
import type { HeaderList } from '../protocol/message.ts';
import { escapeText } from './escape.ts';
import type { Spot, Turn } from './exchange.ts';
import { findLine, layoutBody, layoutJson, type JsonLine, type Token } from './json-lines.ts';
import { formatDuration, formatStatus, isEventStream } from './labels.ts';

/** One line as HTML without its wrapper; `header` and `body` are what a spot finds it by. */
export interface Line {
  html: string;
  indent?: number;
  header?: string;
  body?: JsonLine;
  /** Which event of a stream it belongs to, from 0. */
  event?: number;
}

const CLASSES: Partial<Record<Token['kind'], string>> = { key: 'k', string: 's', number: 'n' };

/** Escapes a value; a long one may break after its slashes, where browsers would not. */
const escapeValue = (text: string): string =>
  text.length < 24 ? escapeText(text) : escapeText(text).replaceAll(/(?<=\w\/)(?=\w)/g, '<wbr>');

function printTokens(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, kind }) => {
      const name = CLASSES[kind];
      return name === undefined ? escapeValue(text) : `<span class="${name}">${escapeValue(text)}</span>`;
    })
    .join('');
}

const bodyLine = (line: JsonLine): Line => ({ html: printTokens(line.tokens), indent: line.indent, body: line });
const plainLine = (text: string, name?: string): Line => ({
  html: name === undefined ? escapeText(text) : `<span class="${name}">${escapeText(text)}</span>`,
});

/** Most bytes of a body that are dumped; the rest is counted. */
const DUMPED = 64;

function dumpBytes(bytes: Uint8Array): Line[] {
  const shown = bytes.subarray(0, DUMPED);
  const lines: Line[] = [];
  for (let start = 0; start < shown.length; start += 8) {
    const row = [...shown.subarray(start, start + 8)];
    const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const text = row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    lines.push(plainLine(`${start.toString(16).padStart(4, '0')}  ${hex.padEnd(23)}  ${text}`));
  }
  if (bytes.length > DUMPED) lines.push(plainLine(`… ${bytes.length - DUMPED} more bytes`, 'k'));
  return lines;
}

/** Of a long stream these events are printed: the first ones, those around the deciding one, the last. */
const LONG = 12;
const isShown = (event: number, count: number, deciding: number | undefined): boolean =>
  count <= LONG || event < 3 || event >= count - 2 || Math.abs(event - (deciding ?? -9)) <= 1;

/** Prints the lines of an event stream; `data` that is JSON is laid out below its field name. */
function printEvents(text: string, pointer: string | undefined, deciding: number | undefined): Line[] {
  const blocks = text.trimEnd().split(/(?<=\r\n\r\n|\n\n|\r\r)/);
  const lines: Line[] = [];
  let event = -1;
  let left = 0;
  const tellLeft = (): void => {
    if (left > 0) lines.push(plainLine(`… ${left} more ${left === 1 ? 'event' : 'events'}`, 'k'), plainLine(''));
    left = 0;
  };
  for (const block of blocks) {
    if (/^data:/m.test(block)) event += 1;
    if (isShown(event, blocks.length, deciding)) {
      tellLeft();
      lines.push(...printEvent(block, pointer, event));
    } else left += 1;
  }
  tellLeft();
  return lines.at(-1)?.html === '' ? lines.slice(0, -1) : lines;
}

function printEvent(block: string, pointer: string | undefined, event: number): Line[] {
  return block
    .replace(/(\r\n|\n|\r)$/, '')
    .split(/\r\n|\n|\r/)
    .flatMap((raw) => {
      const [, field = '', value = ''] = /^([^:]*:) ?(.*)$/s.exec(raw) ?? [];
      if (field === '') return [plainLine(raw)];
      const json = field === 'data:' ? layoutJson(value, pointer) : undefined;
      const name = `<span class="k">${escapeText(field)}</span> `;
      if (json === undefined) return [{ html: name + escapeValue(value) }];
      return json.map((line, index) => ({
        ...bodyLine(line),
        html: (index === 0 ? name : '') + printTokens(line.tokens),
        event,
      }));
    });
}

function messageLines(
  start: string,
  headers: HeaderList,
  body: string | Uint8Array,
  pointer: string | undefined,
  event?: number,
): Line[] {
  const lines = [plainLine(start, 'h')];
  for (const [name, value] of headers) {
    lines.push({
      html: `<span class="k">${escapeText(name)}:</span> ${escapeValue(value)}`,
      header: name.toLowerCase(),
    });
  }
  if (body.length === 0) return lines;
  lines.push(plainLine(''));
  if (typeof body !== 'string') lines.push(...dumpBytes(body));
  else if (isEventStream(headers)) lines.push(...printEvents(body, pointer, event));
  else lines.push(...layoutBody(body, pointer).map(bodyLine));
  return lines;
}

/** Writes the lines of a turn; whatever holds `pointer` in its body, or in that event of its stream, is opened out. */
export function formatTurn(turn: Turn, pointer?: string, event?: number): Line[] {
  if (turn.kind === 'sent') {
    const { method, path, headers, body } = turn.request;
    return messageLines(`${method} ${path} HTTP/1.1`, headers, body, pointer);
  }
  if (turn.kind === 'back') {
    const { status, headers, body } = turn.response;
    return messageLines(`HTTP/1.1 ${formatStatus(status)}`, headers, body, pointer, event);
  }
  if (turn.kind === 'line') return layoutBody(turn.line, pointer).map(bodyLine);
  const waited = formatDuration(turn.waited);
  return [
    plainLine(
      turn.error === undefined ? `nothing came back within ${waited}` : `broke off after ${waited}: ${turn.error}`,
    ),
  ];
}

/** Finds the line that a spot names; where it names what is not there, the first line of the turn. */
export function findDecidingLine(lines: readonly Line[], at: Spot): number {
  if (at.part === 'header')
    return Math.max(
      0,
      lines.findIndex((line) => line.header === at.name.toLowerCase()),
    );
  if (at.part !== 'body') return 0;
  const body = lines.filter(
    (line) =>
      line.body !== undefined && (at.event === undefined || line.event === undefined || line.event === at.event),
  );
  const found =
    body[
      findLine(
        body.map((line) => line.body as JsonLine),
        at.pointer,
      )
    ] ?? body[0];
  return found === undefined ? 0 : lines.indexOf(found);
}
