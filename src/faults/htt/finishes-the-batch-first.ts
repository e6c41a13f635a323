// Breaks MCP-HTT-019.
import { handler } from '../../server/steps/handler.ts';
import type { Routed } from '../../server/steps.ts';
import { fault } from '../fault.ts';

/** How long a batch takes, in milliseconds. */
const BATCH = 1700;

export const finishesTheBatchFirst = fault({
  id: 'finishes-the-batch-first',
  does: 'Looks for a cancellation between batches of steps only, so the batch that runs is always finished.',
  definition: 'full',
  breaks: ['MCP-HTT-019'],
  blinds: [],
  steps: () => ({
    handler: (call) => handler(call.request === undefined ? call : { ...call, signal: afterTheBatch(call) }),
  }),
});

function afterTheBatch({ signal, environment }: Routed): AbortSignal {
  const later = new AbortController();
  signal.addEventListener('abort', () => void environment.wait(BATCH).then(() => later.abort()));
  return later.signal;
}
