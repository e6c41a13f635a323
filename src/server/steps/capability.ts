// Step 9. Work that needs a capability is done only when this request declares it.
import { MISSING_CLIENT_CAPABILITY } from '../../protocol/error-codes.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { refuse } from '../answer.ts';
import type { Steps } from '../steps.ts';

/**
 * Answers 400 and -32021 with `requiredCapabilities`, which lists what is missing (spec: basic/index#meta). Where only
 * the elicitation mode is missing, a remark in the schema (InvalidParamsError) asks for -32602; the overview makes no
 * such exception and says MUST, so it is followed.
 */
export const capability: Steps['capability'] = ({ message, meta }, needed) => {
  const missing = findMissing(withFormMode(meta.clientCapabilities), needed);
  const names = listNames(missing, meta.clientCapabilities);
  if (names.length === 0) return undefined;
  return refuse(
    400,
    message.id,
    MISSING_CLIENT_CAPABILITY,
    `This request needs a capability it did not declare: ${names.join(', ')}`,
    { requiredCapabilities: missing },
  );
};

/** An empty elicitation object stands for form mode alone (spec: client/elicitation#capabilities). */
function withFormMode(declared: JsonObject): JsonObject {
  const { elicitation } = declared;
  const isEmpty = isObject(elicitation) && Object.keys(elicitation).length === 0;
  return isEmpty ? { ...declared, elicitation: { form: {} } } : declared;
}

/** What is needed and not declared, at any depth: `sampling.tools` is missing where only `sampling` is declared. */
function findMissing(declared: JsonObject, needed: JsonObject): JsonObject {
  const missing: JsonObject = {};
  for (const [name, wanted] of Object.entries(needed)) {
    const found = declared[name];
    if (!isObject(found)) missing[name] = wanted;
    else if (isObject(wanted)) {
      const within = findMissing(found, wanted);
      if (Object.keys(within).length > 0) missing[name] = within;
    }
  }
  return missing;
}

/** `elicitation` where all of it is missing, `elicitation.url` where a part is. */
const listNames = (missing: JsonObject, declared: JsonObject): string[] =>
  Object.entries(missing).flatMap(([name, within]) => {
    const found = declared[name];
    if (!isObject(within) || !isObject(found)) return [name];
    return listNames(within, found).map((part) => `${name}.${part}`);
  });
