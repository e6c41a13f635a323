// URI templates of the first level: `demo://notes/{id}` (RFC 6570, section 3.2.2).

const VARIABLE = /\{(\w+)\}/g;

/** The names of the variables, in their order. */
export const templateVariables = (template: string): string[] =>
  [...template.matchAll(VARIABLE)].map(([, name = '']) => name);

/** Reads the variables out of a URI; gives `undefined` when the template does not make such a URI. */
export function matchTemplate(template: string, uri: string): Record<string, string> | undefined {
  // What is reserved in URIs, such as a slash, a variable holds in its percent-encoded form only.
  const pattern = template
    .split(VARIABLE)
    .map((part, at) => (at % 2 === 1 ? '((?:[\\w.~-]|%[\\dA-Fa-f]{2})*)' : part.replace(/[^\w/]/g, '\\$&')))
    .join('');
  const found = new RegExp(`^${pattern}$`).exec(uri);
  if (found === null) return undefined;
  try {
    return Object.fromEntries(
      templateVariables(template).map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]),
    );
  } catch {
    return undefined;
  }
}
