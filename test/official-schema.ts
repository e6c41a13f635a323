// Takes the official JSON Schema of the revision out of the pinned conformance suite, which carries it in its bundle.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

/** A JSON Schema with named definitions. */
export interface OfficialSchema {
  $schema: string;
  $defs: Record<string, object>;
}

const BUNDLE = new URL('../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url);
const START = '{$schema:`https://json-schema.org/draft/2020-12/schema`,$defs:{Annotations:';

/** The end of the object literal that begins at `start`, seen past its strings and templates. */
function findEnd(source: string, start: number): number {
  let depth = 0;
  for (let index = start; index < source.length; index++) {
    const character = source[index] ?? '';
    if (character === '`' || character === '"' || character === "'") {
      for (index++; source[index] !== character; index++) if (source[index] === '\\') index++;
    } else if (character === '{' || character === '[') depth++;
    else if ((character === '}' || character === ']') && --depth === 0) return index + 1;
  }
  throw new Error(`official-schema: the literal at ${start} of the conformance bundle has no end.`);
}

/** Reads the schema of revision 2026-07-28: of those in the bundle, the one that knows `server/discover`. */
export function readOfficialSchema(): OfficialSchema {
  const source = readFileSync(BUNDLE, 'utf8');
  for (let at = source.indexOf(START); at !== -1; at = source.indexOf(START, at + 1)) {
    const literal = source.slice(at, findEnd(source, at));
    if (!literal.includes('server/discover')) continue;
    // A literal of strings, numbers and objects; an empty context gives it nothing to reach. JSON makes it ours.
    return JSON.parse(JSON.stringify(runInContext(`(${literal})`, createContext({})))) as OfficialSchema;
  }
  throw new Error(
    'official-schema: expected the schema of 2026-07-28 in the bundle of @modelcontextprotocol/conformance, found none. ' +
      'Its build has changed: look for a literal with $defs and adapt START.',
  );
}
