// The engine's own files, as pages print them.
import { referenceSteps } from '../../server/reference-steps.ts';

/** A file of the engine; the path begins below src/. */
export interface Source {
  path: string;
  source: string;
}

// All at once: loaded one by one, each would be a chunk of its own for the build to make, write and load.
const SOURCES = import.meta.glob<string>(['/src/faults/*/*.ts', '/src/probes/*/*.ts', '/src/server/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of a file under src/, such as `server/steps/method.ts`. Throws where there is none. */
export function readSource(path: string): string {
  const source = SOURCES[`/src/${path}`];
  if (source === undefined)
    throw new Error(`there is no file src/${path} among the faults, the probes and the server's own`);
  return source.trimEnd();
}

/** The file of a fault or a probe, found by its name. */
export function findSource(kind: 'faults' | 'probes', id: string): Source {
  const found = Object.keys(SOURCES).find((one) => one.startsWith(`/src/${kind}/`) && one.endsWith(`/${id}.ts`));
  if (found === undefined) throw new Error(`${id} has no file of its name under src/${kind}/`);
  const path = found.replace('/src/', '');
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
