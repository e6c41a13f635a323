// Breaks MCP-MRT-007: the state is written so that nobody can read it at a glance, and anybody can at a second.
import { isObject, parseJson } from '../../protocol/json.ts';
import { fromBase64, toBase64 } from '../../server/request-state.ts';
import type { Sealed } from '../../server/request-state.ts';
import { fault } from '../fault.ts';

export const stateInPlainBase64 = fault({
  id: 'state-in-plain-base64',
  does: 'Packs the state as JSON in base64, without a signature.',
  definition: 'full',
  breaks: ['MCP-MRT-007'],
  blinds: [],
  define: (definition) => ({
    ...definition,
    stateSteps: {
      seal: (_, sealed) => {
        const plain = new TextEncoder().encode(JSON.stringify(sealed));
        return Promise.resolve(toBase64(plain));
      },
      unseal: (_, text) => {
        const bytes = fromBase64(text);
        const read = bytes && parseJson(new TextDecoder().decode(bytes));
        return Promise.resolve(isObject(read) && isObject(read.state) ? (read as Sealed) : undefined);
      },
    },
  }),
});
