// A diff between a fault and the reference server shows lines that stand in them.
import type { ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';
import type { Fence } from './text-block.ts';

/** The code that a diff is held against. */
export interface Code {
  /** The text of each fault's file, by its id. */
  fault: ReadonlyMap<string, string>;
  /** The text of every file of the reference server. */
  server: readonly string[];
}

/** A line without indentation, spaces at its ends and the comma or semicolon that ends it. */
const bare = (line: string): string => line.trim().replace(/[,;]$/, '');
const has = (text: string, line: string): boolean => text.split('\n').some((one) => bare(one).includes(bare(line)));

/** Checks every fence of the language diff: what is taken away is the fault's, what is added the reference server's. */
export function checkDiffs(file: ContentFile, fences: readonly Fence[], code: Code): Problem[] {
  return fences
    .filter(({ lang }) => lang === 'diff')
    .flatMap((fence) => {
      const problem = (line: number, message: string): Problem => ({ path: file.path, line, field: 'body', message });
      const id = /(?:^|\s)fault=([a-z0-9-]+)/.exec(fence.meta)?.[1];
      const fault = id === undefined ? undefined : code.fault.get(id);
      if (id === undefined)
        return [problem(fence.line, 'expected ```diff fault=<id>, found a diff of nothing. Name the fault it shows.')];
      if (fault === undefined)
        return [problem(fence.line, `expected a fault in src/faults/, found ${id}. Correct the name.`)];
      return fence.value.split('\n').flatMap((line, index) => {
        const [sign, text] = [line[0] ?? ' ', line.slice(1)];
        const at = fence.line + 1 + index;
        if (bare(text) === '' || /^\s*(\/\/ )?…$/.test(text)) return [];
        if (!['-', '+', ' '].includes(sign))
          return [problem(at, `expected +, - or a space at the beginning of a line of a diff, found ${sign}.`)];
        const inFault = has(fault, text);
        const inServer = code.server.some((one) => has(one, text));
        if (sign === '-' && !inFault)
          return [
            problem(at, `expected a line of the fault ${id}, found “${text.trim()}”. Copy the line from its file.`),
          ];
        if (sign === '+' && !inServer)
          return [
            problem(
              at,
              `expected a line of the reference server, found “${text.trim()}”. Copy it from src/server/ or src/protocol/.`,
            ),
          ];
        if (sign === ' ' && !inFault && !inServer)
          return [
            problem(at, `expected a line of the fault ${id} or of the reference server, found “${text.trim()}”.`),
          ];
        return [];
      });
    });
}
