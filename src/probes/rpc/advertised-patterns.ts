// The layers that no server may leave out, as far as this one has occasion to use them.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';

export const advertisedPatterns = probe({
  id: 'advertised-patterns',
  title: 'server/discover in a known and an unknown version, and a listen request for what it advertises',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-RPC-001'],
  reasons: {
    'MCP-RPC-001': {
      ...SHARED,
      ...BLOCKED,
      'layers-there': {
        verdict: 'pass',
        message: 'server/discover is known, an unknown version is not served, and {listening}.',
        note: 'The pattern is there, as advertised.',
      },
      'no-listen': {
        verdict: 'fail',
        message: 'The server advertises {what} and does not know subscriptions/listen.',
        note: 'Advertised, and no way to get it.',
      },
      'no-discover': {
        verdict: 'blocked',
        blockedBy: 'MCP-DSC-001',
        message: 'The server does not know server/discover; see MCP-DSC-001.',
      },
      'version-served': {
        verdict: 'blocked',
        blockedBy: 'MCP-VER-001',
        message: 'The server served a request of the version 1900-01-01; see MCP-VER-001.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const discover = await send(peer, connection, { method: 'server/discover' });
    if (discover.errorCode === METHOD_NOT_FOUND) return settle({ reason: 'no-discover', at: discover.spot('/error') });
    const doubt = whyNotServed(discover);
    if (doubt !== undefined) return settle(doubt);
    const old = await send(peer, connection, { method: 'server/discover', version: '1900-01-01' });
    if (old.result !== undefined) return settle({ reason: 'version-served', at: old.spot('/result') });
    const [offer] = offersOf(discover.result?.capabilities);
    if (offer === undefined) {
      const values = { listening: 'nothing is advertised that could be listened to' };
      return settle({ reason: 'layers-there', at: discover.spot('/result/capabilities'), values });
    }
    const { what, notifications } = offer;
    const listen = await send(peer, connection, { method: 'subscriptions/listen', params: { notifications } });
    if (listen.errorCode === METHOD_NOT_FOUND)
      return settle({ reason: 'no-listen', at: listen.spot('/error/code'), values: { what } });
    // A stream on which nothing was said yet is open all the same; the acknowledgement is MCP-SUB-003.
    const isOpen = listen.response?.status === 200 && listen.errorCode === undefined;
    if (!isOpen)
      return settle(whyNotServed(listen, false) ?? { reason: 'not-served', values: { summary: listen.summary } });
    const values = { listening: `subscriptions/listen opens a stream, as ${what} promises` };
    return settle({ reason: 'layers-there', at: listen.spot(''), values });
  },
});

const settle = (saw: Saw) => ({ 'MCP-RPC-001': saw });

/** What is advertised that only a listen stream can bring, and the filter that asks for it. */
function offersOf(capabilities: JsonValue | undefined): { what: string; notifications: JsonObject }[] {
  const of = (name: string, key: string): boolean => {
    const capability = isObject(capabilities) ? capabilities[name] : undefined;
    return isObject(capability) && capability[key] === true;
  };
  return [
    ...(of('tools', 'listChanged') ? [{ what: 'tools.listChanged', notifications: { toolsListChanged: true } }] : []),
    ...(of('prompts', 'listChanged')
      ? [{ what: 'prompts.listChanged', notifications: { promptsListChanged: true } }]
      : []),
    ...(of('resources', 'listChanged')
      ? [{ what: 'resources.listChanged', notifications: { resourcesListChanged: true } }]
      : []),
    ...(of('resources', 'subscribe')
      ? [{ what: 'resources.subscribe', notifications: { resourceSubscriptions: [] } }]
      : []),
  ];
}
