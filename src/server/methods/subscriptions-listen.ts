// subscriptions/listen: a request whose answer stays open and brings the changes that it asked for.
import type { JsonObject } from '../../protocol/json.ts';
import { SUBSCRIPTION_ID } from '../../protocol/meta.ts';
import type { Change } from '../changes.ts';
import { invalidParams } from '../invalid-params.ts';
import type { Described } from '../steps.ts';
import { isFilter, grantFilter } from '../subscription-filter.ts';
import type { SubscriptionFilter } from '../subscription-filter.ts';
import type { Method } from './list.ts';

/** Opens a stream of notifications (spec: basic/patterns/subscriptions). */
export const subscriptionsListen: Method = {
  name: 'subscriptions/listen',
  isCacheable: false,
  isOffered: ({ changes }) => changes !== undefined,
  needs: () => ({}),
  run: (call) => {
    const { message, definition } = call;
    const asked = message.params?.notifications;
    if (isFilter(asked)) return listen(call, grantFilter(asked, definition));
    return invalidParams(call, 'Invalid params: notifications is missing or no filter');
  },
};

/** Stays pending until the server ends the stream or the client leaves it. */
function listen(call: Described, granted: SubscriptionFilter): Promise<JsonObject> {
  // The id of the request is the id of the subscription; every message of the stream carries it.
  const _meta = { [SUBSCRIPTION_ID]: call.message.id };
  const tell = (method: string, params: JsonObject) =>
    call.notify({ jsonrpc: '2.0', method, params: { _meta, ...params } });

  // First of all, and before the board can say anything.
  tell('notifications/subscriptions/acknowledged', { notifications: { ...granted } });
  return new Promise((resolve) => {
    const stop = call.definition.changes?.listen(onChange, onEnd);
    call.signal.addEventListener('abort', finish, { once: true });
    if (call.signal.aborted) finish();

    function onChange(change: Change): void {
      if (change.kind !== 'resource') {
        if (granted[`${change.kind}ListChanged`]) tell(`notifications/${change.kind}/list_changed`, {});
      } else if (granted.resourceSubscriptions?.includes(change.uri)) {
        tell('notifications/resources/updated', { uri: change.uri });
      }
    }
    // The specification disagrees with itself about this end. Cancellation: a server MUST send
    // notifications/cancelled when it tears a subscription down; the schema has that on stdio alone. Subscriptions: it
    // SHOULD send the completion result. On stdio we do both, the notification first, since it may name only a request
    // that is still in progress; over HTTP the result ends the stream.
    function onEnd(): void {
      if (call.request === undefined) tell('notifications/cancelled', { requestId: call.message.id });
      finish();
    }
    // After a cancellation by the client this result goes nowhere. One page says that a response SHOULD NOT follow,
    // two that nothing at all may (MUST NOT); silence satisfies both. Settling still frees what the request held.
    function finish(): void {
      stop?.();
      call.signal.removeEventListener('abort', finish);
      resolve({ _meta });
    }
  });
}
