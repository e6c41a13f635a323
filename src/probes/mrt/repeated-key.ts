// Finds a key that occurs twice in an object of a JSON text; a parser keeps only the last and shows none of it.
import { parseJson } from '../../protocol/json.ts';

/** The first repeated key of the object at a path of keys; `undefined` when there is none, or no JSON. */
export function findRepeatedKey(text: string, path: readonly string[]): string | undefined {
  if (parseJson(text) === undefined) return undefined;
  const keys: { isObject: boolean; seen: Set<string>; key: string | undefined }[] = [];
  const isThere = (): boolean =>
    keys.length === path.length + 1 && path.every((name, depth) => keys[depth]?.key === name) && keys.at(-1)!.isObject;
  // A string, or one of the marks that open, close and part.
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)) {
    const here = keys.at(-1);
    if (token === '{' || token === '[') keys.push({ isObject: token === '{', seen: new Set(), key: undefined });
    else if (token === '}' || token === ']') keys.pop();
    else if (token.startsWith('"') && here?.isObject && /^\s*:/.test(text.slice(index + token.length))) {
      const key = JSON.parse(token) as string;
      if (isThere() && here.seen.has(key)) return key;
      here.seen.add(key);
      here.key = key;
    }
  }
  return undefined;
}
