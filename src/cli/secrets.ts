// What counts as a secret, and keeping it out of everything that is printed.
import { createRedactor } from '../report/redact.ts';

/** Shorter values hide nothing, and to blot them out everywhere would leave no report. */
const SHORTEST = 4;

/** A name whose value is a secret: of an argument (`--api-key`), a parameter or a variable. */
const NAMES_SECRET =
  /token|secret|passw|api_?-?key|private_?-?key|credential|authorization|(^|[_-])(key|auth|pat)$|[_-]pwd$/i;

/** Whether what goes by this name is a secret. */
export const namesSecret = (name: string): boolean => NAMES_SECRET.test(name);

/** The secrets in the value of a header: all of it, and what follows `Bearer` or another scheme; of `Basic` the password too. */
export function secretsOfHeader(value: string): string[] {
  const [, scheme = '', credentials] = /^([\w-]+)\s+(\S.*)$/.exec(value.trim()) ?? [];
  if (credentials === undefined) return [value.trim()];
  if (scheme.toLowerCase() !== 'basic') return [value.trim(), credentials];
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(credentials, 'base64').toString('utf8')) ?? [];
  return [value.trim(), credentials, password];
}

/** The secrets in a URL: user and password, also as the header they become, and the values of its query. */
export function secretsOfUrl({ username, password, searchParams }: URL): string[] {
  const [user, word] = [decodeURIComponent(username), decodeURIComponent(password)];
  const basic = user === '' && word === '' ? [] : [user, word, Buffer.from(`${user}:${word}`).toString('base64')];
  return [...basic, ...searchParams.values()];
}

/** The secrets in a command line: the values of arguments and variables whose names say so. */
export const secretsOfCommand = (args: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    const [, name = '', value] = /^([\w.-]+)=(.*)$/s.exec(arg) ?? [];
    if (value !== undefined) return namesSecret(name) ? [value] : [];
    const before = args[at - 1] ?? '';
    return before.startsWith('-') && !before.includes('=') && namesSecret(before) && !arg.startsWith('-') ? [arg] : [];
  });

/** The secrets among the variables that a command inherits; a short value or a path is none. */
export const secretsOfEnvironment = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(environment).flatMap(([name, value = '']) =>
    namesSecret(name) && value.length >= 8 && !/^[.~]?[/\\]/.test(value) ? [value] : [],
  );

/** Those that can be taken out of a text. */
export const usableSecrets = (secrets: readonly string[]): string[] => [
  ...new Set(secrets.filter((secret) => secret.trim().length >= SHORTEST)),
];

/** Gives what takes secrets out of printed text: also those that stand in HTML. */
export function createHider(secrets: readonly string[]): (text: string) => string {
  const forms = usableSecrets(secrets).flatMap((secret) => {
    const inHtml = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return [secret, inHtml, inHtml.replaceAll('"', '&quot;').replaceAll("'", '&#39;')];
  });
  return createRedactor(forms);
}
