// Makes one tool of the fixture: a name and a description, no arguments unless it says otherwise.
import type { Tool } from '../../src/server/definition.ts';

/** Creates a tool; `more` overrides what most tools of the fixture have in common. */
export const describeTool = (name: string, description: string, run: Tool['run'], more: Partial<Tool> = {}): Tool => ({
  name,
  title: name.replace(/^test_/, '').replaceAll('_', ' '),
  description,
  inputSchema: { type: 'object', additionalProperties: false },
  run,
  ...more,
});
