// The tools of the official conformance suite that ask for input, and those that carry state through the client.
import { isObject } from '../../src/protocol/json.ts';
import type { JsonObject } from '../../src/protocol/json.ts';
import { textResult } from '../../src/server/answer.ts';
import { converse } from '../../src/server/converse.ts';
import type { Tool } from '../../src/server/definition.ts';
import { askForm, askRoots } from '../../src/server/questions.ts';
import { describeTool } from './describe-tool.ts';
import { askModelOnce, askOnce, askText, entered } from './input.ts';

const FORM = { elicitation: { form: {} } };
const says = (answer: JsonObject): string => JSON.stringify(answer.content ?? answer.roots);

/** Asks for a confirmation, and takes it only together with the state it handed out. */
const confirm = (name: string): Tool =>
  describeTool(
    name,
    'Asks for a confirmation, and carries its state through the client.',
    (_, call) =>
      converse(call, ({ confirm: answer }) =>
        answer
          ? { done: textResult('state-ok') }
          : { ask: { confirm: askForm('Please confirm', { ok: { type: 'boolean' } }) } },
      ),
    { needs: () => FORM },
  );

export const inputTools: readonly Tool[] = [
  describeTool(
    'test_input_required_result_elicitation',
    'Asks the user for a name.',
    (_, call) =>
      askOnce(call, 'user_name', askText('What is your name?', 'name'), (answer) =>
        textResult(`Hello, ${entered(answer, 'name')}!`),
      ),
    { needs: () => FORM },
  ),
  describeTool(
    'test_input_required_result_sampling',
    'Asks the model of the client.',
    (_, call) =>
      askOnce(call, 'capital_question', askModelOnce('What is the capital of France?', 100), (answer) =>
        textResult(says(answer)),
      ),
    { needs: () => ({ sampling: {} }) },
  ),
  describeTool(
    'test_input_required_result_list_roots',
    'Asks for the roots of the client.',
    (_, call) => askOnce(call, 'client_roots', askRoots, (answer) => textResult(says(answer))),
    { needs: () => ({ roots: {} }) },
  ),
  confirm('test_input_required_result_request_state'),
  confirm('test_input_required_result_tampered_state'),
  describeTool(
    'test_input_required_result_multiple_inputs',
    'Asks for a name, a greeting and roots at once.',
    (_, call) =>
      converse(call, ({ user_name: name, greeting, client_roots: roots }) =>
        name && greeting && roots
          ? { done: textResult(`${says(greeting)} ${entered(name, 'name')}, from ${says(roots)}`) }
          : {
              ask: {
                user_name: askText('What is your name?', 'name'),
                greeting: askModelOnce('Generate a greeting', 50),
                client_roots: askRoots,
              },
            },
      ),
    { needs: () => ({ ...FORM, sampling: {}, roots: {} }) },
  ),
  describeTool(
    'test_input_required_result_multi_round',
    'Asks for a name, then for a color; the state remembers the name.',
    (_, call) =>
      converse(call, ({ step1: name, step2: color }) => {
        if (!name) return { ask: { step1: askText('Step 1: What is your name?', 'name') } };
        if (!color) return { ask: { step2: askText('Step 2: What is your favorite color?', 'color') } };
        return { done: textResult(`${entered(name, 'name')} likes ${entered(color, 'color')}.`) };
      }),
    { needs: () => FORM },
  ),
  describeTool('test_input_required_result_capabilities', 'Asks what this client can answer.', (_, call) => {
    const { elicitation, sampling } = call.meta.clientCapabilities;
    const inputRequests = {
      ...(isObject(elicitation) ? { user_name: askText('What is your name?', 'name').request } : {}),
      ...(isObject(sampling) ? { greeting: askModelOnce('Generate a greeting', 50).request } : {}),
    };
    if (Object.keys(inputRequests).length === 0) return textResult('This client can answer nothing.');
    return { resultType: 'input_required', inputRequests };
  }),
];
