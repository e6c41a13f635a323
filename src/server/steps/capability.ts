// Step 9. Work that needs a capability is done only when this request declares it.
import { MISSING_CLIENT_CAPABILITY } from '../../protocol/error-codes.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { refuse } from '../answer.ts';
import type { Steps } from '../steps.ts';

/** Answers 400 and -32021 with `requiredCapabilities` (spec: basic/index#meta). */
export const capability: Steps['capability'] = ({ message, meta }, needed) => {
  const missing = Object.entries(needed).filter(([name, wanted]) => !isDeclared(meta.clientCapabilities, name, wanted));
  if (missing.length === 0) return undefined;
  const names = missing.map(([name]) => name).join(', ');
  return refuse(
    400,
    message.id,
    MISSING_CLIENT_CAPABILITY,
    `This request needs a capability it did not declare: ${names}`,
    {
      requiredCapabilities: Object.fromEntries(missing),
    },
  );
};

function isDeclared(declared: JsonObject, name: string, wanted: unknown): boolean {
  const found = declared[name];
  if (!isObject(found)) return false;
  // An empty elicitation object stands for form mode alone (spec: client/elicitation#capabilities).
  const modes = name === 'elicitation' && Object.keys(found).length === 0 ? { form: {} } : found;
  return !isObject(wanted) || Object.keys(wanted).every((key) => Object.hasOwn(modes, key));
}
