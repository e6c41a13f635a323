// Mirrored arguments in headers that hold what no header may hold, though a lenient reader gets the argument out.
import { probe } from '../probe.ts';
import { forAll, whyNotServed } from '../shared.ts';
import { callMirrored, headerOf, NO_TOOL } from './mirrored-call.ts';
import { judgeForm, judgeRefusals, FORM, REFUSAL } from './refusals.ts';
import type { Sample } from './refusals.ts';

export const invalidParameterHeader = probe({
  id: 'invalid-parameter-header',
  title: 'A call whose mirrored argument comes in broken Base64, and as raw bytes beyond ASCII',
  transports: ['http'],
  definition: 'mirrored',
  settles: ['MCP-HDR-029', 'MCP-HDR-038'],
  reasons: {
    'MCP-HDR-029': {
      ...REFUSAL,
      ...NO_TOOL,
      'invalid-refused': {
        verdict: 'pass',
        message: 'Broken Base64 in {header}, and bytes beyond ASCII there, were refused.',
        note: 'The characters decide, not what can be read into them.',
      },
      'base64-refused': {
        verdict: 'pass',
        message: 'Broken Base64 in {header} was refused; whether bytes beyond ASCII are, could not be seen.',
        note: 'Three characters of the value are no Base64.',
      },
      'base64-served': {
        verdict: 'fail',
        message: 'A call whose {header} holds "!!!" within its Base64 was served.',
        note: 'Three characters of the value are no Base64.',
      },
      'bytes-served': {
        verdict: 'fail',
        message: 'A call {what} was served; only visible ASCII, space and tab may stand there.',
        note: 'The header holds bytes beyond ASCII.',
      },
    },
    'MCP-HDR-038': { ...FORM, ...NO_TOOL },
  },
  async run(peer) {
    const tool = peer.demo.mirrors;
    if (tool === undefined) return forAll(this.settles, { reason: 'no-tool' });
    const header = headerOf(tool.text);
    const connection = peer.connect();
    const call = (value: string, sent?: string) =>
      callMirrored(peer, connection, tool, [[tool.text, value]], sent === undefined ? {} : { [header]: sent });
    const say = (saw: ReturnType<typeof judgeRefusals>) => ({ ...saw, values: { ...saw.values, header } });

    const doubt = whyNotServed(await call('Hello'), false);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    const broken: Sample = { what: `with "!!!" in ${header}`, answer: await call('Hello', '=?base64?SGVs!!!bG8=?=') };
    const form = judgeForm([broken]);
    const base64 = judgeRefusals([broken], 'base64-served', 'base64-refused');
    // The control of the rest: the same argument in the form that is right for it.
    if (base64.reason !== 'base64-refused' || whyNotServed(await call('Hellé'), false) !== undefined)
      return { 'MCP-HDR-029': say(base64), 'MCP-HDR-038': form };
    // Each character stands for one byte. Where the way to the server cannot carry such bytes, nothing comes back.
    const raw: Sample[] = [
      { what: `with the byte E9 in ${header}`, answer: await call('Hellé', 'Hell\u00e9') },
      { what: `with the bytes C3 A9 in ${header}`, answer: await call('Hellé', 'Hell\u00c3\u00a9') },
    ];
    const carried = raw.filter(({ answer }) => answer.came);
    const saw = carried.length === 0 ? base64 : judgeRefusals(carried, 'bytes-served', 'invalid-refused');
    return { 'MCP-HDR-029': say(saw), 'MCP-HDR-038': form };
  },
});
