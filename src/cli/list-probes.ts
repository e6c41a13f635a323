// wireproof validate --list: what would run, without running it.
import type { Probe } from '../probes/probe.ts';
import type { RuleWords } from './content.ts';

/** Lists probes with the rules they settle, of those that are wanted. */
export function listProbes(
  probes: readonly Probe[],
  wanted: ReadonlySet<string>,
  transport: 'http' | 'stdio',
  rules: readonly RuleWords[],
): string {
  const words = new Map<string, RuleWords>(rules.map((rule) => [rule.id, rule]));
  const blocks = probes.map(({ id, title, settles }) => {
    const lines = settles
      .filter((rule) => wanted.has(rule))
      .map((rule) => `  ${rule}  ${(words.get(rule)?.level ?? '').padEnd(10)}  ${words.get(rule)?.title ?? ''}`);
    return [`${id}: ${title}`, ...lines.map((line) => line.trimEnd())].join('\n');
  });
  const over = transport === 'http' ? 'HTTP' : 'stdio';
  return `${blocks.join('\n')}\n\n${probes.length} probes over ${over}, ${wanted.size} rules. Nobody was contacted.\n`;
}
