// Takes secrets out of whatever goes into a report.

const MARK = '[secret]';

/** Writes text as it stands inside a JSON string. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The ways in which a secret can come back: by itself, without its scheme, in JSON, in JSON within JSON, in an address. */
function spellings(secret: string): string[] {
  const [, bare] = /^(?:bearer|basic|dpop|token)\s+(\S+)$/i.exec(secret) ?? [];
  return [secret, ...(bare === undefined ? [] : [bare])].flatMap((text) => [
    text,
    inJson(text),
    // A tool often gives JSON as the text of its result.
    inJson(inJson(text)),
    encodeURIComponent(text.toWellFormed()),
  ]);
}

/** Gives what replaces every occurrence of a secret in every string of plain data, keys too. An empty secret is none. */
export function createRedactor(secrets: readonly string[]): <T>(data: T) => T {
  const found = new Set(secrets.filter((secret) => secret !== '').flatMap(spellings));
  // Longer ones first: one may be a part of another.
  const sorted = [...found].sort((a, b) => b.length - a.length);
  const clean = (text: string): string => sorted.reduce((left, secret) => left.replaceAll(secret, MARK), text);
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return clean(value);
    if (Array.isArray(value)) return value.map(walk);
    if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [clean(key), walk(part)]));
  };
  return (data) => (sorted.length === 0 ? data : (walk(data) as typeof data));
}

/** Replaces every occurrence of a secret in every string of plain data. */
export const redact = <T>(data: T, secrets: readonly string[]): T => createRedactor(secrets)(data);
