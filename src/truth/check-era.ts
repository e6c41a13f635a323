// Removed parts are named only where the text says they are removed, deprecated ones only with a mark.
import type { ContentFile } from './content-file.ts';
import { DEPRECATED, DEPRECATION, PAST, REMOVAL_RULES, REMOVED_ANYWHERE, REMOVED_IN_CODE } from './era.ts';
import type { Problem } from './problem.ts';
import { blockText, type Block, type Fence } from './text-block.ts';

/** Finds names of removed parts in a text; ordinary words such as `ping` only in code. */
const findRemoved = (text: string, code: boolean): string[] => [
  ...[...text.matchAll(REMOVED_ANYWHERE)].map(([name]) => name),
  ...(code ? [...text.matchAll(REMOVED_IN_CODE)].map(([name]) => name) : []),
];

/**
 * A body names removed parts inside `<Legacy>`; a prose field in a paragraph with a word of the past (`legacy`,
 * `earlier`, `removed`, `no longer`, a year). Wrong answers and rules about the removal name them freely.
 */
export function checkEra(file: ContentFile, blocks: readonly Block[], fences: readonly Fence[]): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, line: number, message: string): void => {
    problems.push({ path: file.path, line, field, message });
  };
  const free = file.id in REMOVAL_RULES;
  for (const block of blocks) {
    const text = blockText(block);
    if (!free && !block.legacy && !block.field.startsWith('wrongAnswers') && (block.inBody || !PAST.test(text))) {
      for (const span of block.spans) {
        for (const name of span.legacy ? [] : findRemoved(span.text, span.code)) {
          const todo = block.inBody
            ? 'Put the paragraph in <Legacy>.'
            : 'Say in the same paragraph that it is legacy, removed or earlier.';
          add(block.field, span.line, `expected only parts of 2026-07-28, found ${name}, which it removed. ${todo}`);
        }
      }
    }
    if (block.deprecated || block.legacy || DEPRECATION.test(text)) continue;
    for (const [name] of text.matchAll(DEPRECATED)) {
      add(
        block.field,
        block.line,
        `expected a deprecation mark in the paragraph that names ${name}, found none. Write <Deprecated/> or say that it is deprecated.`,
      );
    }
  }
  for (const fence of fences) {
    const lines = fence.value.split('\n');
    lines.forEach((text, number) => {
      const line = fence.line + 1 + number;
      for (const name of free || fence.legacy ? [] : findRemoved(text, true)) {
        add(
          'body',
          line,
          `expected only parts of 2026-07-28, found ${name}, which it removed. Put the fence in <Legacy>.`,
        );
      }
      for (const [name] of fence.legacy || fence.deprecated || DEPRECATION.test(fence.value)
        ? []
        : text.matchAll(DEPRECATED)) {
        add(
          'body',
          line,
          `expected a deprecation mark before the fence that names ${name}, found none. Say in the paragraph before it that it is deprecated.`,
        );
      }
    });
  }
  return problems;
}
