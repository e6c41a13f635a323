// What several faults of MET do: refuse as the reference does, with another status or another code.
import { isObject, parseJson } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { isRefusal } from '../../server/steps.ts';
import type { Refusal } from '../../server/steps.ts';

/** Changes a refusal; what is none stays as it is. */
export function refuseWith<Found extends object | undefined>(
  found: Found | Refusal,
  change: { status?: number; error?: (error: JsonObject) => JsonObject },
): Found | Refusal {
  if (!isRefusal(found)) return found;
  const { refused } = found;
  const message = parseJson(refused.body);
  const error = isObject(message) && isObject(message.error) ? message.error : {};
  const body =
    change.error === undefined
      ? refused.body
      : JSON.stringify({ ...(message as JsonObject), error: change.error(error) });
  return { refused: { ...refused, status: change.status ?? refused.status, body } };
}
