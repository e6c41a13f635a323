// Runs the variants of cards and holds against their answers what they ask: src/truth must not import the engine.
import { runScenario } from '../src/run/run-scenario.ts';
import { findVariantProblem } from '../src/run/variant-problem.ts';
import { scenario } from '../src/schemas/scenario.ts';
import type { SourceText } from '../src/truth/check-content.ts';
import { formatField, readContentFile } from '../src/truth/content-file.ts';
import type { Problem } from '../src/truth/problem.ts';

interface Written {
  scenario?: unknown;
  answerOf?: unknown;
  decides?: unknown;
}

/** Checks that each variant's request is answered and that the field that decides is there; other faults are found elsewhere. */
export async function checkVariants(sources: readonly SourceText[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path, text } of sources) {
    const [frontmatter = ''] = /^---\r?\n[\s\S]*?\r?\n---/.exec(text) ?? [];
    if (!path.includes('content/questions/') || !/^variants:/m.test(frontmatter)) continue;
    const file = readContentFile(path, frontmatter);
    const variants = Array.isArray(file.data['variants']) ? (file.data['variants'] as Written[]) : [];
    for (const [index, variant] of variants.entries()) {
      const found = await checkVariant(variant);
      if (found === undefined) continue;
      const field = ['variants', index, found.field];
      problems.push({ path, line: file.lineOf(field), field: formatField(field), message: found.message });
    }
  }
  return problems;
}

async function checkVariant(variant: Written): Promise<{ field: string; message: string } | undefined> {
  const { answerOf, decides } = variant;
  const parsed = scenario.safeParse(variant.scenario);
  // The schema says what is wrong with these.
  if (!parsed.success || typeof answerOf !== 'number') return undefined;
  try {
    const turns = await runScenario(parsed.data);
    return findVariantProblem(turns, typeof decides === 'string' ? { answerOf, decides } : { answerOf });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      field: 'scenario',
      message: `expected a scenario that runs, found that it breaks off: ${why}. Correct it.`,
    };
  }
}
