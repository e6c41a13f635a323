// A tool that switches another tool, or a prompt, on and off for everybody, and announces it.
import { textResult } from '../answer.ts';
import type { Changes } from '../changes.ts';
import type { Prompt, Tool } from '../definition.ts';

const die: Tool = {
  name: 'throw_dice',
  title: 'Throw dice',
  description: 'Throws a die. Is there only while it is switched on.',
  inputSchema: { type: 'object', additionalProperties: false },
  run: (_, { environment }) => textResult(String((parseInt(environment.randomHex(4), 16) % 6) + 1)),
};

const toast: Prompt = {
  name: 'give_toast',
  title: 'Give a toast',
  description: 'Asks for a toast. Is there only while it is switched on.',
  get: () => ({ messages: [{ role: 'user', content: { type: 'text', text: 'Give a toast to the host.' } }] }),
};

/**
 * Creates the switch; it changes the very lists that are served. They are the same for every connection at any
 * time: what varies is the server, as when an operator adds a plugin (spec: server/tools#list-changed-notification).
 */
export function createSwitch(tools: Tool[], prompts: Prompt[], changes: Changes): Tool {
  return {
    name: 'switch_extra',
    title: 'Switch an extra',
    description: 'Switches the tool throw_dice or the prompt give_toast on or off, for everybody.',
    inputSchema: {
      type: 'object',
      properties: {
        extra: { enum: ['throw_dice', 'give_toast'], description: 'What to switch' },
        on: { type: 'boolean', description: 'Whether it is to be there' },
      },
      required: ['extra', 'on'],
    },
    run: ({ extra, on }) => {
      const changed =
        extra === 'throw_dice' ? setMember(tools, die, on === true) : setMember(prompts, toast, on === true);
      if (changed) changes.publish({ kind: extra === 'throw_dice' ? 'tools' : 'prompts' });
      return textResult(`${String(extra)} is ${on === true ? 'on' : 'off'}${changed ? '' : ', as before'}`);
    },
  };
}

/** Puts an entry at the end of a list or takes it out; says whether the list is another one now. */
function setMember<Entry>(list: Entry[], entry: Entry, on: boolean): boolean {
  const at = list.indexOf(entry);
  if (on === at >= 0) return false;
  if (on) list.push(entry);
  else list.splice(at, 1);
  return true;
}
