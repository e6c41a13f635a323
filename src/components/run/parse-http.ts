// Reads an edited HTTP message back into a request, and says line by line what is wrong with it.
import type { HttpRequest } from '../../protocol/message.ts';
import { findJsonProblem } from './json-problem.ts';

/** Something wrong in the text: where, what, what was expected, what to do. */
export interface HttpProblem {
  /** The line, from 1. */
  line: number;
  /** Where it stands, in characters from the start of the text. */
  from: number;
  to: number;
  message: string;
  /** A hint can be sent as it is; anything else cannot. */
  isHint: boolean;
}

export interface ParsedHttp {
  /** Missing where the text is no HTTP message. */
  request?: HttpRequest & { body: string };
  problems: HttpProblem[];
}

// RFC 9110 sections 5.1, 5.5 and 9.1: names and methods are tokens; a value holds no control character but the tab.
const TOKEN = "[!#$%&'*+.^_`|~\\w-]+";
const REQUEST_LINE = new RegExp(`^(${TOKEN}) (/[^\\s]*)( HTTP/1\\.1)?$`);
const HEADER = new RegExp(`^(${TOKEN}):[ \\t]*(.*?)[ \\t]*$`);
const CONTROL = /[\0-\x08\x0a-\x1f\x7f]/;

const LONGEST = 40;
const show = (text: string): string =>
  text === '' ? 'nothing' : `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`;

const sentence = (line: number, what: string, found: string, expected: string, advice: string): string =>
  `Line ${line}: ${what}. Found ${found}; expected ${expected}. ${advice}`;

function requestLineProblem(line: string): string {
  const advice = 'Write it as the first line.';
  return sentence(1, 'no request line', show(line), 'a method and a path, such as “POST /mcp HTTP/1.1”', advice);
}

function headerProblem(line: string, number: number): string {
  const colon = line.indexOf(':');
  if (colon < 0) {
    const advice = /^\s*[{[]/.test(line)
      ? 'Put an empty line before the body.'
      : 'Put a colon after the name, or an empty line before the body.';
    return sentence(number, 'a header without a colon', show(line), '“Name: value”', advice);
  }
  const name = line.slice(0, colon);
  if (CONTROL.test(line)) {
    const advice = 'Take the character out.';
    return sentence(number, 'a header with a control character', show(name), 'visible text, spaces and tabs', advice);
  }
  const expected = 'a name of letters, digits and hyphens, with no space before the colon';
  return sentence(number, 'no header name', show(name), expected, 'Correct the name, or take the line out.');
}

function bodyHint(body: string, line: number, start: number): HttpProblem | undefined {
  const problem = body === '' ? undefined : findJsonProblem(body);
  if (problem === undefined) return undefined;
  const { at, expected } = problem;
  const rest = body.slice(at).split('\n', 1)[0] ?? '';
  const found = at >= body.length ? 'its end' : rest === '' ? 'the end of the line' : show(rest.slice(0, 12));
  const number = line + body.slice(0, at).split('\n').length - 1;
  const advice = 'Correct it, or send it as it is to see what a server says.';
  // At the end of the text there is no character to point at but the last.
  const from = Math.min(start + at, start + body.length - 1);
  const message = sentence(number, 'the body is no JSON', found, expected, advice);
  return { line: number, from, to: from + 1, message, isHint: true };
}

/** Parses the text of the editor: the request where there is one, and every problem in the order of lines. */
export function parseHttp(source: string): ParsedHttp {
  const text = source.replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const empty = lines.findIndex((line, index) => index > 0 && line === '');
  const head = lines.slice(0, empty < 0 ? undefined : empty);
  const [first = ''] = head;
  const body = empty < 0 ? '' : lines.slice(empty + 1).join('\n');
  const problems: HttpProblem[] = [];
  const headers: [string, string][] = [];
  const [, method, path] = REQUEST_LINE.exec(first) ?? [];

  let start = 0;
  const add = (line: number, text: string, message: string): void => {
    problems.push({ line, from: start, to: start + text.length, message, isHint: false });
  };
  head.forEach((line, index) => {
    const [, name, value] = HEADER.exec(line) ?? [];
    if (index === 0) {
      if (method === undefined) add(1, line, requestLineProblem(line));
    } else if (name === undefined || value === undefined || CONTROL.test(line)) {
      add(index + 1, line, headerProblem(line, index + 1));
    } else headers.push([name, value]);
    start += line.length + 1;
  });
  const wrong = problems.length > 0;
  const hint = bodyHint(body, head.length + 2, text.length - body.length);
  if (hint !== undefined) problems.push(hint);
  return wrong || method === undefined || path === undefined
    ? { problems }
    : { request: { method, path, headers, body }, problems };
}
