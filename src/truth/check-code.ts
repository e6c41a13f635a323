// Code of the engine in content is the engine's: lines of a diff, and of a fence that names its file, stand there.
import type { ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';
import type { Fence } from './text-block.ts';

/** The code that fences are held against. */
export interface Code {
  /** The text of each fault's file, by its id. */
  fault: ReadonlyMap<string, string>;
  /** The text of every file of the reference server. */
  server: readonly string[];
}

/** A line without indentation, spaces at its ends and the comma or semicolon that ends it. */
const bare = (line: string): string => line.trim().replace(/[,;]$/, '');
const has = (text: string, line: string): boolean => text.split('\n').some((one) => bare(one).includes(bare(line)));

/** An empty line, or one that stands for lines left out. */
const isLeftOut = (text: string): boolean => bare(text) === '' || /^\s*(\/\/ )?…$/.test(text);

/** Checks the code of every fence that is the engine's: diffs, and `ts server` or `ts fault=<id>`. */
export function checkCode(file: ContentFile, fences: readonly Fence[], code: Code): Problem[] {
  return [...checkDiffs(file, fences, code), ...checkLines(file, fences, code)];
}

/** Lines of a fence that says whose code it is stand in one file of the reference server, or in the fault. */
function checkLines(file: ContentFile, fences: readonly Fence[], code: Code): Problem[] {
  return fences.flatMap((fence) => {
    const id = /(?:^|\s)fault=([a-z0-9-]+)/.exec(fence.meta)?.[1];
    if (fence.lang !== 'ts' || (id === undefined && !/(?:^|\s)server(?:\s|$)/.test(fence.meta))) return [];
    const problem = (line: number, message: string): Problem => ({ path: file.path, line, field: 'body', message });
    const fault = code.fault.get(id ?? '');
    if (id !== undefined && fault === undefined)
      return [problem(fence.line, `expected a fault in src/faults/, found ${id}. Correct the name.`)];
    const texts = fault === undefined ? code.server : [fault];
    const lines = fence.value.split('\n');
    const missing = (text: string): number => lines.findIndex((line) => !isLeftOut(line) && !has(text, line));
    if (texts.some((text) => missing(text) === -1)) return [];
    // Of all files the one that holds most of it tells best what is wrong.
    const at = Math.max(...texts.map(missing));
    const where = id === undefined ? 'one file of src/server/ or src/protocol/' : `the fault ${id}`;
    return [
      problem(
        fence.line + 1 + at,
        `expected a line of ${where}, found “${(lines[at] ?? '').trim()}”. Copy it from its file, or take the mark from the fence.`,
      ),
    ];
  });
}

/** In a diff, what is taken away is the fault's, what is added the reference server's. */
function checkDiffs(file: ContentFile, fences: readonly Fence[], code: Code): Problem[] {
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
        if (isLeftOut(text)) return [];
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
