// Plans how a recording is sent again: which requests follow each other, and which were on their way together.
import type { Turn } from '../../exchange/exchange.ts';
import type { Sending } from '../../run/messages.ts';

/** Groups the requests of a recording up to the one numbered `last`; those of one group overlapped, and all come along. */
export function planReplay(turns: readonly Turn[], last: number): Sending[][] {
  const groups: Sending[][] = [];
  const waiting = new Set<number>();
  for (const turn of turns) {
    if (turn.kind !== 'sent') {
      waiting.delete(turn.exchange);
      continue;
    }
    if (waiting.size === 0) {
      if (turn.exchange > last) break;
      groups.push([]);
    }
    waiting.add(turn.exchange);
    groups.at(-1)?.push({ request: turn.request, connection: turn.connection });
  }
  return groups;
}
