// What a reader typed into the form, as what is to be checked, or what is wrong with it and what to do.
import { isForbidden } from './browser-headers.ts';

export interface FormText {
  url: string;
  headerName: string;
  headerValue: string;
  tools: string;
}

export interface CheckRequest {
  url: URL;
  headers: (readonly [name: string, value: string])[];
  /** Texts that appear nowhere in a report. */
  secrets: string[];
  /** Names of tools that may be called. */
  tools: string[];
}

/** A problem and the field it is about. */
export interface FormProblem {
  field: keyof FormText;
  message: string;
}

/** Names of this machine that the policy of the page lets it speak to without TLS. */
const LOOPBACK = ['localhost', '127.0.0.1'];

/** Reads the form; the first thing that is wrong decides. */
export function readForm(form: FormText): CheckRequest | FormProblem {
  const url = readUrl(form.url.trim());
  if ('message' in url) return url;
  const name = form.headerName.trim();
  const value = form.headerValue.trim();
  const tools = form.tools.split(/[\s,]+/).filter((tool) => tool !== '');
  if (value === '') return { url, headers: [], secrets: secretsOf(url), tools };
  if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
    return { field: 'headerName', message: `“${name}” is no name of a header. For a token it is Authorization.` };
  if (isForbidden(name))
    return { field: 'headerName', message: `A browser does not let a page set the header ${name}. Use the command.` };
  if (!/^[\t\x20-\x7e]*$/.test(value))
    return { field: 'headerValue', message: 'The value has characters that no header can have. Copy it again.' };
  return { url, headers: [[name, value]], secrets: [value, ...secretsOf(url)], tools };
}

/** A query may carry a key. What is shorter than any key would turn up everywhere. */
const secretsOf = ({ searchParams }: URL): string[] => [...searchParams.values()].filter(({ length }) => length >= 8);

const noUrl = (text: string): string => `“${text}” is no URL. One looks like https://example.com/mcp.`;

/** Reads the address of a server that this page may reach; the playground asks too. */
export function readUrl(text: string): URL | FormProblem {
  const wrong = (message: string): FormProblem => ({ field: 'url', message });
  if (text === '') return wrong('Name the server: its URL, such as https://example.com/mcp.');
  // Some browsers write spaces of a host as %20.
  if (/\s/.test(text)) return wrong(noUrl(text));
  const isNamed = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const isHere = LOOPBACK.some((name) => new RegExp(`^${name.replaceAll('.', '\\.')}(?:[:/]|$)`).test(text));
  const url = URL.parse(isNamed ? text : `${isHere ? 'http' : 'https'}://${text}`);
  if (url === null) return wrong(noUrl(text));
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return wrong(`A page can speak to http and https, not to ${url.protocol} Over stdio, use the command.`);
  if (url.username !== '' || url.password !== '')
    return wrong('A page cannot send the user and the password of a URL. Put them into the header Authorization.');
  url.hash = '';
  if (url.protocol === 'https:' || LOOPBACK.includes(url.hostname)) return url;
  if (url.hostname === '[::1]')
    return wrong('Write localhost in place of [::1]: the policy of a page cannot name that address.');
  return wrong(
    `This page speaks to other machines over https alone: a browser blocks http to ${url.hostname} as mixed content. Use the command.`,
  );
}
