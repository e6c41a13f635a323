// The engine's own files, as pages print them.
import { referenceSteps } from '../../server/reference-steps.ts';

/** A file of the engine; the path begins below src/. */
export interface Source {
  path: string;
  source: string;
}

// All at once: loaded one by one, each would be a chunk of its own for the build to make, write and load.
const SOURCES = import.meta.glob<string>(
  ['/src/faults/*/*.ts', '/src/probes/*/*.ts', '/src/server/**/*.ts', '!/src/**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);

declare global {
  /** Gives TypeScript with its colours, as HTML. Set by `scripts/colour-code.ts`; the same text is coloured once. */
  var colourSource: (source: string) => Promise<string>;
}

/** The text of a file under src/, such as `server/steps/method.ts`. Throws where there is none. */
export function readSource(path: string): string {
  const source = SOURCES[`/src/${path}`];
  if (source === undefined)
    throw new Error(`there is no file src/${path} among the faults, the probes and the server's own`);
  return source.trimEnd();
}

/** Where faults and probes are, by kind and name: `faults/forgets-the-id`. */
const PATHS = new Map(
  Object.keys(SOURCES)
    .map((file) => file.replace('/src/', ''))
    .filter((path) => !path.startsWith('server/'))
    .map((path) => [path.replace(/^(\w+)\/.*\/([\w-]+)\.ts$/, '$1/$2'), path]),
);

/** The file of a fault or a probe, found by its name. */
export function findSource(kind: 'faults' | 'probes', id: string): Source {
  const path = PATHS.get(`${kind}/${id}`);
  if (path === undefined) throw new Error(`${id} has no file of its name under src/${kind}/`);
  return { path, source: readSource(path) };
}

/** A probe's file without its messages, which the pages of its rules list one by one. */
export const withoutReasons = ({ path, source }: Source): Source => ({
  path,
  source: source.replace(/\n {2}reasons: \{[\s\S]*?\n {2}\},\n/, '\n  reasons: { /* on the pages of the rules */ },\n'),
});

/** The anchor of a server's file on a probe's page: `server-methods-discover`. */
export const serverFileAnchor = (file: string): string => `server-${file.replace(/\.ts$/, '').replaceAll('/', '-')}`;

/** Where a file of the reference server is printed, below the base: among the steps of a request, or beside a probe. */
export function serverFilePath(file: string, probe: string | undefined): string | undefined {
  const step = /^steps\/([\w-]+)\.ts$/.exec(file)?.[1];
  if (step !== undefined && step in referenceSteps) return `/how-it-works/#step-${step}`;
  return probe === undefined ? undefined : `/rules/probes/${probe}/#${serverFileAnchor(file)}`;
}

// A build shows all of these, the steps on one of its first pages. Asked for now, they are there when their pages are.
if (import.meta.env.PROD) {
  for (const step of Object.keys(referenceSteps)) void colourSource(readSource(`server/steps/${step}.ts`));
  for (const [name, path] of PATHS) {
    if (name.endsWith('/list')) continue;
    const found = { path, source: readSource(path) };
    void colourSource(name.startsWith('probes/') ? withoutReasons(found).source : found.source);
  }
}
