// Runs with every test file: whatever a server of ours answers over HTTP anywhere is held against the official JSON Schema.
import { afterAll, expect, vi } from 'vitest';
import type { Definition } from '../src/server/definition.ts';
import type { Handler, HttpRequest } from '../src/protocol/message.ts';
import { referenceSteps } from '../src/server/reference-steps.ts';
import { PROTOCOL_VERSION } from '../src/protocol/meta.ts';
import { checkHandler, createCheckedWire, describeWrong } from './checked-wire.ts';
import type { CheckedWire } from './checked-wire.ts';

const wires: CheckedWire[] = [];

/** What this revision's schema knows nothing of: documents fetched with GET, and the era before on a server that serves it. */
const isOther = ({ legacy }: Definition, { method, body }: HttpRequest): boolean =>
  method !== 'POST' || (legacy !== undefined && !String(body).includes(PROTOCOL_VERSION));

// The fuzzer has a judge of its own, which checks the same and counts it.
if (!expect.getState().testPath?.endsWith('fuzz.test.ts')) {
  vi.doMock(import('../src/server/create-server.ts'), async (load) => {
    const real = await load();
    return {
      ...real,
      createServer: (...given) => {
        // A fault answers wrongly on purpose; target.ts gives the reference its own list of steps.
        if (given[2] !== undefined && given[2] !== referenceSteps) return real.createServer(...given);
        const wire = createCheckedWire();
        wires.push(wire);
        const server = real.createServer(...given);
        const checked: Handler = checkHandler(wire, server);
        return (request, ...rest) => (isOther(given[0], request) ? server : checked)(request, ...rest);
      },
    };
  });
}

afterAll(() => {
  expect([...new Set(wires.flatMap((wire) => describeWrong(wire, 'received')))]).toEqual([]);
});
