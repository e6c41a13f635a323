// Makes sense of the arguments of `wireproof validate`: the target, the rules, the facts, and where reports go.
import type { Demo } from '../client/demo.ts';
import type { RuleId } from '../protocol/rule-id.ts';
import type { Content } from './content.ts';
import { readHeaders } from './headers.ts';
import { readOptions } from './options.ts';
import { checkOutputs, planOutputs } from './outputs.ts';
import type { Output } from './outputs.ts';
import { readFacts } from './read-facts.ts';
import { chooseRules, splitList } from './rule-choice.ts';
import { secretsOfCommand, secretsOfEnvironment, secretsOfHeader, secretsOfUrl } from './secrets.ts';
import { isLoopback, parseUrl, readCommand, readUrl } from './target.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { VALIDATE_OPTIONS } from './validate-options.ts';

export type ValidateTarget = { transport: 'http'; url: URL } | { transport: 'stdio'; command: string; args: string[] };

export interface ValidateRequest {
  /** `undefined` where nothing is contacted. */
  target: ValidateTarget | undefined;
  transport: 'http' | 'stdio';
  /** The rules that are wanted; `undefined` for all. */
  rules: RuleId[] | undefined;
  isList: boolean;
  headers: [string, string][];
  timeout: number | undefined;
  facts: Demo;
  allows: (tool: string) => boolean;
  outputs: Output[];
  isStrict: boolean;
  isVerbose: boolean;
  artifact: string | undefined;
  site: string;
}

const MOST_TIMEOUT = 600_000;

/** Reads the arguments, and hides on the terminal whatever in them is secret; throws a `UsageError`. */
export function readValidateRequest(
  args: readonly string[],
  terminal: Pick<Terminal, 'env' | 'hide'>,
  content: Content,
): ValidateRequest {
  const given = readOptions(args, VALIDATE_OPTIONS);
  const headers = readHeaders(given.options, terminal.env);
  terminal.hide(headers.flatMap(([, value]) => secretsOfHeader(value)));
  const isStdio = given.has('stdio');
  const isList = given.has('list');
  const target = readTarget(given.operands, given.rest, isStdio, isList);
  if (target?.transport === 'http') {
    terminal.hide(secretsOfUrl(target.url));
    if (target.url.username !== '' && headers.some(([name]) => name.toLowerCase() === 'authorization'))
      throw new UsageError('the URL names a user, and a header is called Authorization: a request can carry only one');
  }
  if (target?.transport === 'stdio')
    terminal.hide([...secretsOfCommand(target.args), ...secretsOfEnvironment(terminal.env)]);
  if (isStdio && headers.length > 0)
    throw new UsageError('--header and --header-env are for HTTP; --stdio has no headers');

  const file = given.last('facts');
  const facts = file === undefined ? {} : readFacts(file);
  if (facts.tokens !== undefined) terminal.hide(Object.values(facts.tokens));
  const isLocal = target?.transport === 'http' && isLoopback(target.url);
  const tools = splitList(given.all('allow-tools'));
  const outputs = planOutputs(given.options);
  checkOutputs(outputs);
  return {
    target,
    transport: isStdio ? 'stdio' : 'http',
    rules: chooseRules(
      {
        rules: splitList(given.all('rules')),
        categories: splitList(given.all('category')),
        level: given.last('level'),
      },
      content.rules,
    ),
    isList,
    headers,
    timeout: readTimeout(given.last('timeout')),
    facts: isLocal || given.has('origins') ? { ...facts, checksOrigin: true } : facts,
    allows: (tool) => tools.includes(tool) || tools.includes('*'),
    outputs,
    isStrict: given.has('strict'),
    isVerbose: given.has('verbose'),
    artifact: given.last('artifact'),
    site: readSite(given.last('base-url')) ?? content.site,
  };
}

function readTarget(
  operands: readonly string[],
  rest: readonly string[] | undefined,
  isStdio: boolean,
  isList: boolean,
): ValidateTarget | undefined {
  if (isStdio) {
    if (operands.length > 0)
      throw new UsageError('with --stdio the command stands after --, as in: --stdio -- node server.js');
    if (isList && rest === undefined) return undefined;
    return readCommand(rest);
  }
  if (rest !== undefined) throw new UsageError('a command after -- needs --stdio before it');
  const [url, ...more] = operands;
  if (more.length > 0) throw new UsageError(`expected one URL, received ${operands.length} arguments`);
  if (url === undefined) {
    if (isList) return undefined;
    throw new UsageError('expected the URL of a server, or --stdio -- and a command');
  }
  return { transport: 'http', url: readUrl(url) };
}

function readTimeout(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const timeout = /^\d+$/.test(text) ? Number(text) : 0;
  if (timeout < 1 || timeout > MOST_TIMEOUT) {
    throw new UsageError(`--timeout is ${text}; expected whole milliseconds from 1 to ${MOST_TIMEOUT}`);
  }
  return timeout;
}

/** The address of the site without a slash at its end. */
export function readSite(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:$/.test(parseUrl(text)?.protocol ?? '')) {
    throw new UsageError('--base-url is no address of a site; expected one that begins with https:// or http://');
  }
  return text.replace(/\/+$/, '');
}
