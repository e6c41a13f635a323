// One request for each kind of result that can be cached.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { LISTS } from '../pag/lists.ts';
import { probe } from '../probe.ts';
import { forAll, send, whyNotServed } from '../shared.ts';
import { DISCOVER_UNHINTED, HINT_REASONS, judgeHints } from './hints.ts';
import type { Cacheable } from './hints.ts';

export const cacheableResults = probe({
  id: 'cacheable-results',
  title: 'server/discover, the four lists, and the first resource read',
  transports: ['http', 'stdio'],
  definition: 'paged',
  settles: ['MCP-CCH-001', 'MCP-CCH-008'],
  reasons: {
    ...HINT_REASONS,
    'MCP-CCH-001': { ...HINT_REASONS['MCP-CCH-001'], 'discover-unhinted': DISCOVER_UNHINTED },
  },
  async run(peer) {
    const connection = peer.connect();
    const came: Cacheable[] = [];
    const ask = async (method: string, params: JsonObject = {}) => {
      const answer = await send(peer, connection, { method, params });
      if (answer.errorCode !== METHOD_NOT_FOUND) came.push({ method, answer });
      return answer;
    };
    const discover = await ask('server/discover');
    const doubt = whyNotServed(discover);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    const offers = isObject(discover.result?.capabilities) ? discover.result.capabilities : {};
    for (const { method } of LISTS) {
      if (!(method.slice(0, method.indexOf('/')) in offers)) continue;
      const uri = (await ask(method)).read('/result/resources/0/uri');
      if (typeof uri === 'string') await ask('resources/read', { uri });
    }
    return judgeHints(came);
  },
});
