// A demonstration tool that works in the client's folders. Roots are a deprecated feature (SEP-2577): shown because
// clients and servers still speak it; new ones take a folder as a parameter (spec: client/roots).
import type { JsonObject, JsonValue } from '../../protocol/json.ts';
import { textResult, toolError } from '../answer.ts';
import { converse } from '../converse.ts';
import type { Tool } from '../definition.ts';
import { askRoots } from '../questions.ts';

/** The files there are, all made up. */
const FILES: readonly string[] = [
  'file:///home/ada/project/README.md',
  'file:///home/ada/project/src/main.ts',
  'file:///home/ada/project-old/a.txt',
  'file:///home/ada/secret.txt',
];

/** As a folder: with a slash at its end, so that `project` does not hold `project-old`. */
const toFolder = (uri: string): string => new URL(uri.endsWith('/') ? uri : `${uri}/`).href;

const readFolders = (roots: JsonValue | undefined): string[] =>
  (roots as JsonObject[]).map(({ uri }) => toFolder(String(uri)));

/** Lists files inside the roots, and looks at no other; a path is made plain before it is compared. */
export const listFiles: Tool = {
  name: 'list_files',
  title: 'List files',
  description: 'Lists the files in the folders that the client works in, or those below a path in one of them.',
  inputSchema: {
    type: 'object',
    properties: { path: { type: 'string', description: 'An absolute path; without it everything is listed' } },
  },
  needs: () => ({ roots: {} }),
  run: ({ path }, call) =>
    converse(call, ({ roots }) => {
      if (roots === undefined) return { ask: { roots: askRoots } };
      const folders = readFolders(roots.roots);
      const isInside = (uri: string): boolean => folders.some((folder) => uri.startsWith(folder));
      const files = FILES.filter(isInside);
      if (typeof path !== 'string') return { done: listed(files) };
      // `..` is gone after this, however it was written.
      const below = URL.canParse(path, 'file:///') ? new URL(path, 'file:///').href : undefined;
      if (below === undefined || !isInside(toFolder(below)))
        return { done: toolError(`${path} lies outside the roots of the client`) };
      return { done: listed(files.filter((file) => file === below || file.startsWith(toFolder(below)))) };
    }),
};

const listed = (files: readonly string[]): JsonObject =>
  textResult(files.length === 0 ? 'There are no files.' : files.map((file) => file.slice('file://'.length)).join('\n'));
