// Turns around who names a rule.

/** Lists by rule what names it; what names several rules stands in several lists. */
export function groupByRule<T>(things: readonly T[], rulesOf: (thing: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    for (const rule of new Set(rulesOf(thing))) {
      const group = groups.get(rule);
      if (group === undefined) groups.set(rule, [thing]);
      else group.push(thing);
    }
  }
  return groups;
}
