// Code fences say what they are; a fence that is a message is checked as one.
import { parseJson } from '../protocol/json.ts';
import type { ContentFile } from './content-file.ts';
import { checkHttpMessage } from './http-message-check.ts';
import type { MessageCheck, MessageProblem } from './message-check.ts';
import type { Problem } from './problem.ts';
import type { Fence } from './text-block.ts';

/** Languages whose fences hold messages. */
const WIRE = new Set(['json', 'http', 'jsonc', 'json5']);
const TODO = 'Write ```json message=tools/call.request, or ```json data for what is no message.';

/** Checks every fence of a body: JSON and HTTP say which message they are, and are it. */
export function checkFences(file: ContentFile, fences: readonly Fence[], checkMessage: MessageCheck): Problem[] {
  return fences.flatMap((fence) => {
    const messages =
      fence.lang === ''
        ? ['expected a language, found none. Write ```text for plain text.']
        : explainFence(fence, checkMessage);
    return messages.map((message) => ({ path: file.path, line: fence.line, field: 'body', message }));
  });
}

function explainFence({ lang, meta, value }: Fence, checkMessage: MessageCheck): string[] {
  const kind = /(?:^|\s)message=(\S+)/.exec(meta)?.[1];
  const wrong = /(?:^|\s)wrong="?([a-z-]+)"?/.exec(meta)?.[1];
  const isData = /(?:^|\s)data(?:\s|$)/.test(meta);
  if (!WIRE.has(lang))
    return kind === undefined ? [] : [`expected message= on a json or http fence, found it on ${lang}. ${TODO}`];
  if (lang.startsWith('json') && lang !== 'json')
    return [`expected json, found ${lang}. Messages have no comments; say it in the text.`];
  if (kind === undefined && !isData) return [`expected a fence that says what it is, found a bare ${lang}. ${TODO}`];
  if (kind !== undefined && isData) return [`expected message= or data, found both. ${TODO}`];
  if (isData) {
    return lang === 'http' || parseJson(value) !== undefined
      ? []
      : [`expected JSON, found a mistake in it: ${explainJson(value)}. Use \`\`\`text for a sketch.`];
  }
  const found = checkFence(lang, kind ?? '', value, checkMessage);
  if (wrong === undefined) {
    return found.map(({ code, pointer, message }) => {
      const where = pointer === '' ? '' : ` at ${pointer}`;
      const otherwise = code === 'unknown-kind' ? 'Correct message=' : `Correct it, or mark it wrong="${code}"`;
      return `expected a right ${kind}, found ${code}${where}: ${message}. ${otherwise}.`;
    });
  }
  const codes = [...new Set(found.map(({ code }) => code))];
  if (codes.length === 1 && codes[0] === wrong) return [];
  return [
    `expected a message that is wrong by ${wrong} alone, found ${codes.length > 0 ? codes.join(', ') : 'nothing wrong'}. Change the message or the reason.`,
  ];
}

function checkFence(lang: string, kind: string, value: string, checkMessage: MessageCheck): MessageProblem[] {
  if (lang === 'http') return checkHttpMessage(kind, value, checkMessage);
  const parsed = parseJson(value);
  if (parsed === undefined) return [{ code: 'not-json', pointer: '', message: explainJson(value) }];
  return checkMessage(kind, parsed);
}

function explainJson(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? '';
  }
}
