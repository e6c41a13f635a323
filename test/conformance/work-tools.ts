// The tools that the official conformance suite calls for what happens around an answer.
import { textResult } from '../../src/server/answer.ts';
import type { Changes } from '../../src/server/changes.ts';
import type { Tool } from '../../src/server/definition.ts';
import { log, reportProgress } from '../../src/server/notify.ts';
import { askText } from './input.ts';
import { describeTool } from './describe-tool.ts';

/** Creates the tools; two of them announce on the board that a list has changed, which is all the suite looks at. */
export const createWorkTools = (changes: Changes): Tool[] => [
  describeTool('test_tool_with_progress', 'Takes a tenth of a second, and tells how far it is.', async (_, call) => {
    reportProgress(call, 0, 100);
    await call.environment.wait(50);
    reportProgress(call, 50, 100);
    await call.environment.wait(50);
    reportProgress(call, 100, 100);
    return textResult('Done.');
  }),
  describeTool('test_logging_tool', 'Logs one line, to requests that ask for it.', (_, call) => {
    log(call, 'info', 'Tool execution started');
    return textResult('Logged.');
  }),
  describeTool('test_missing_capability', 'Cannot do without sampling.', () => textResult('Sampling is declared.'), {
    needs: () => ({ sampling: {} }),
  }),
  describeTool(
    'test_streaming_elicitation',
    'Asks the user for a name.',
    () => ({
      resultType: 'input_required',
      inputRequests: { name: askText('What is your name?', 'name').request },
    }),
    { needs: () => ({ elicitation: { form: {} } }) },
  ),
  describeTool('test_trigger_tool_change', 'Announces that the list of tools has changed.', () => {
    changes.publish({ kind: 'tools' });
    return textResult('Announced.');
  }),
  describeTool('test_trigger_prompt_change', 'Announces that the list of prompts has changed.', () => {
    changes.publish({ kind: 'prompts' });
    return textResult('Announced.');
  }),
];
