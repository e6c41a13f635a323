// Breaks MCP-SUB-004: what a new subscriber may have missed is sent first.
import { isObject } from '../../protocol/json.ts';
import { SUBSCRIPTION_ID } from '../../protocol/meta.ts';
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const replaysChangesBeforeAcknowledging = fault({
  id: 'replays-changes-before-acknowledging',
  does: 'Sends a new subscription the latest change first, so that it misses none, and acknowledges then.',
  definition: 'full',
  breaks: ['MCP-SUB-004'],
  blinds: [],
  steps: () => {
    let watching = false;
    let changed = false;
    return {
      handler: (call) => {
        if (!watching)
          call.definition.changes?.listen(
            ({ kind }) => (changed ||= kind === 'tools'),
            () => {},
          );
        watching = true;
        const asked = call.message.params?.notifications;
        const _meta = { [SUBSCRIPTION_ID]: call.message.id };
        if (
          changed &&
          call.method.name === 'subscriptions/listen' &&
          isObject(asked) &&
          asked.toolsListChanged === true
        )
          call.notify({ jsonrpc: '2.0', method: 'notifications/tools/list_changed', params: { _meta } });
        return handler(call);
      },
    };
  },
});
