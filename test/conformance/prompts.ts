// The prompts that the official conformance suite gets and completes.
import type { Prompt } from '../../src/server/definition.ts';
import { askOnce, askText, entered } from './input.ts';
import { PIXEL } from './media.ts';

const say = (text: string) => ({ role: 'user', content: { type: 'text', text } });
const complete = (typed: string) => ['testing', 'tests', 'other'].filter((value) => value.startsWith(typed));

export const prompts: readonly Prompt[] = [
  {
    name: 'test_simple_prompt',
    description: 'One sentence.',
    get: () => ({ messages: [say('This is a simple prompt for testing.')] }),
  },
  {
    name: 'test_prompt_with_arguments',
    description: 'Repeats its two arguments.',
    arguments: [
      { name: 'arg1', description: 'First test argument', required: true, complete },
      { name: 'arg2', description: 'Second test argument', required: true, complete },
    ],
    get: ({ arg1, arg2 }) => ({ messages: [say(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)] }),
  },
  {
    name: 'test_prompt_with_embedded_resource',
    description: 'Embeds the resource that its argument names.',
    arguments: [{ name: 'resourceUri', description: 'URI of the resource to embed', required: true }],
    get: ({ resourceUri = '' }) => ({
      messages: [
        {
          role: 'user',
          content: {
            type: 'resource',
            resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
          },
        },
        say('Please process the embedded resource above.'),
      ],
    }),
  },
  {
    name: 'test_prompt_with_image',
    description: 'Shows one red pixel.',
    get: () => ({ messages: [{ role: 'user', content: PIXEL }, say('Please analyze the image above.')] }),
  },
  {
    name: 'test_input_required_result_prompt',
    description: 'Asks which context it should use.',
    needs: () => ({ elicitation: { form: {} } }),
    get: (_, call) =>
      askOnce(call, 'user_context', askText('What context should the prompt use?', 'context'), (answer) => ({
        messages: [say(`Answer in this context: ${entered(answer, 'context')}`)],
      })),
  },
];
