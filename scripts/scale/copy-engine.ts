// Copies probes and faults with the rules they belong to: a rule without a probe of its own could not be shown as it ran.
import type { ScaledContent, TreeFile } from './copy-content.ts';
import { moveRules, nameIn } from './generations.ts';

const KINDS = { probes: 'probe', faults: 'fault' } as const;
type Kind = keyof typeof KINDS;

/** The folders of one kind with the ids in each, as `src/probes/list.ts` and `src/faults/list.ts` name them. */
const readIds = (list: string): Map<string, string[]> =>
  new Map([...list.matchAll(/^ {2}(\w+): '([^']+)',$/gm)].map(([, folder = '', ids = '']) => [folder, ids.split(' ')]));

/** Puts a folder into a list: how it is loaded, and which ids it has. */
const addFolder = (list: string, kind: Kind, folder: string, ids: readonly string[]): string =>
  list
    .replace(/^};\n/m, `  ${folder}: async () => (await import('./${folder}/list.ts')).${kind},\n};\n`)
    .replace(/^(const IDS[\s\S]*?)^};\n/m, (_, above: string) => `${above}  ${folder}: '${ids.join(' ')}',\n};\n`);

/** Copies what is in the folders of one kind for one generation; `rename` names probes or faults anew. */
function copyFolders(
  files: readonly TreeFile[],
  folders: readonly string[],
  generation: number,
  rename: (id: string) => string,
): TreeFile[] {
  return files.flatMap(({ path, text }) => {
    const [, above = '', folder = '', name = ''] = /^(src\/\w+\/)(\w+)\/([\w-]+)\.ts$/.exec(path) ?? [];
    if (!folders.includes(folder)) return [];
    const moved = moveRules(text, generation)
      .replace(/'\.\/([\w-]+)\.ts'/g, (_, id: string) => `'./${rename(id)}.ts'`)
      .replace(/'\.\.\/(\w+)\/([\w-]+)\.ts'/g, (whole, other: string, id: string) =>
        folders.includes(other) ? `'../${other}${generation + 1}/${rename(id)}.ts'` : whole,
      )
      .replace(/^( {2}id: )'([\w-]+)'/m, (_, key: string, id: string) => `${key}'${rename(id)}'`)
      .replace(/^ {2}'?([\w-]+)'?(?=: async )/gm, (_, id: string) => `  '${rename(id)}'`);
    return [{ path: `${above}${folder}${generation + 1}/${rename(name)}.ts`, text: moved }];
  });
}

/** Gives the files that are new, and the lists that name them. `files` are all of `src/probes` and `src/faults`. */
export function scaleEngine(files: readonly TreeFile[], { copied }: ScaledContent): TreeFile[] {
  const last = Math.max(0, ...copied.map(({ generation }) => generation));
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const list = files.find(({ path }) => path === `src/${kind}/list.ts`);
    if (list === undefined) throw new Error(`expected src/${kind}/list.ts, found none.`);
    const folders = readIds(list.text);
    const ids = new Set([...folders.values()].flat());
    const ours = files.filter(({ path }) => path.startsWith(`src/${kind}/`) && !path.endsWith('.test.ts'));
    const result: TreeFile[] = [];
    let text = list.text;
    for (let generation = 1; generation <= last; generation++) {
      const rename = (id: string): string => (ids.has(id) ? nameIn(id, generation) : id);
      result.push(...copyFolders(ours, [...folders.keys()], generation, rename));
      const named = new Set(copied.flatMap((rule) => (rule.generation === generation ? rule[KINDS[kind]] : [])));
      for (const [folder, all] of folders) {
        const used = all.filter((id) => named.has(id)).map(rename);
        if (used.length > 0) text = addFolder(text, kind, `${folder}${generation + 1}`, used);
      }
    }
    return [...result, { path: list.path, text }];
  });
}
