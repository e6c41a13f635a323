// Step 10. The method does its work.
import { isObject } from '../../protocol/json.ts';
import { invalidParams } from '../invalid-params.ts';
import { isRefusal } from '../steps.ts';
import type { Steps } from '../steps.ts';

/** The only methods that may answer with a request for input (spec: basic/patterns/mrtr#supported-requests). */
const MAY_ASK: readonly string[] = ['prompts/get', 'resources/read', 'tools/call'];

/** Runs the method over the described request. */
export const handler: Steps['handler'] = async (call) => {
  const { message, method } = call;
  const mayAsk = MAY_ASK.includes(method.name);
  const responses = message.params?.inputResponses;
  if (mayAsk && responses !== undefined && !isObject(responses))
    return invalidParams(call, 'Invalid params: inputResponses is no object');
  const result = await method.run(call);
  // A mistake in our own code: the client gets an internal error, and never a request it cannot expect.
  if (!isRefusal(result) && result.resultType === 'input_required' && !mayAsk)
    throw new Error(`${method.name} asked for input`);
  return result;
};
