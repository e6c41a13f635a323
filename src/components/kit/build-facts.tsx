// Level, kind and topic of a card, in a line.
import type { ComponentChildren } from 'preact';
import type { KitCard } from '../../kit/kit-data.ts';
import { keysOf, KINDS, LEVELS, TOPICS } from '../../schemas/taxonomy.ts';

/** The name of a key; a key that this page does not know stands for itself. */
const nameIn = (list: Readonly<Record<string, string>>, key: string): string => list[key] ?? key;

interface Props {
  card: KitCard;
  /** Comes at the end of the line. */
  children?: ComponentChildren;
}

export function BuildFacts({ card: { level, kind, topics, withdrawn }, children }: Props) {
  const rank = keysOf(LEVELS).indexOf(level);
  return (
    <div class="build-facts">
      <span>
        <span class="levels" aria-hidden="true">
          {keysOf(LEVELS).map((_, index) => (
            <i class={index <= rank ? 'on' : undefined} />
          ))}
        </span>
        {LEVELS[level].name}
      </span>
      <span>{nameIn(KINDS, kind)}</span>
      <span>{nameIn(TOPICS, topics[0] ?? '')}</span>
      {withdrawn === true && <b>withdrawn</b>}
      {children}
    </div>
  );
}
