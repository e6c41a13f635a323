// The list of tools, and in it every x-mcp-header.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { probe } from '../probe.ts';
import type { Reason, RuleId, Saw } from '../probe.ts';
import { forAll, SHARED, whyNotServed } from '../shared.ts';
import { findAnnotations, readTools } from './annotations.ts';
import type { Annotation } from './annotations.ts';
import { guessSensitive } from './sensitive-names.ts';

const COMMON = {
  ...SHARED,
  'no-annotation': {
    verdict: 'not-applicable',
    message: 'No tool of this server mirrors a parameter: no x-mcp-header was found.',
  },
} satisfies Record<string, Reason>;

const CONTROL = /[\u0000-\u001f\u007f]/;
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const MIRRORED_TYPES: readonly unknown[] = ['string', 'integer', 'boolean'];

const textOf = ({ value }: Annotation): string => (typeof value === 'string' ? value : '');

export const toolAnnotations = probe({
  id: 'tool-annotations',
  title: 'tools/list, every page, for its x-mcp-header annotations',
  transports: ['http'],
  definition: 'mirrored',
  settles: ['MCP-HDR-010', 'MCP-HDR-011', 'MCP-HDR-012', 'MCP-HDR-013', 'MCP-HDR-014', 'MCP-HDR-016', 'MCP-HDR-043'],
  reasons: {
    'MCP-HDR-010': {
      ...COMMON,
      'none-empty': { verdict: 'pass', message: 'None of {count} x-mcp-header values is empty.' },
      empty: {
        verdict: 'fail',
        message: 'The x-mcp-header of {parameter} in the tool {tool} is empty.',
        note: 'Mcp-Param- and no name.',
      },
    },
    'MCP-HDR-011': {
      ...COMMON,
      tokens: { verdict: 'pass', message: 'All {count} x-mcp-header values can be part of a header name.' },
      'no-token': {
        verdict: 'fail',
        message: 'The x-mcp-header of {parameter} in the tool {tool} holds characters that no header name may hold.',
        note: 'No header can have this name.',
      },
      'no-text': {
        verdict: 'fail',
        message: 'The x-mcp-header of {parameter} in the tool {tool} is no string.',
        note: 'Expected the name as a string.',
      },
    },
    'MCP-HDR-012': {
      ...COMMON,
      'no-controls': { verdict: 'pass', message: 'None of {count} x-mcp-header values has a control character.' },
      controls: {
        verdict: 'fail',
        message: 'The x-mcp-header of {parameter} in the tool {tool} has a control character.',
        note: 'No header name may hold a control character.',
      },
    },
    'MCP-HDR-013': {
      ...COMMON,
      unique: { verdict: 'pass', message: 'No two of {count} x-mcp-header values collide within a tool.' },
      collision: {
        verdict: 'fail',
        message:
          'Two parameters of the tool {tool} have the same x-mcp-header, but for case: {parameter} has it again.',
        note: 'Mirrored into a header that another parameter has.',
      },
    },
    'MCP-HDR-014': {
      ...COMMON,
      primitive: { verdict: 'pass', message: 'All {count} mirrored parameters are integers, strings or booleans.' },
      'other-type': {
        verdict: 'fail',
        message: 'The mirrored parameter {parameter} of the tool {tool} has the type {type}.',
        note: 'On integer, string and boolean only.',
      },
      'type-open': {
        verdict: 'untestable',
        message:
          'The mirrored parameter {parameter} of the tool {tool} has no single type; the specification does not say whether that is permitted.',
      },
    },
    'MCP-HDR-016': {
      ...COMMON,
      reachable: {
        verdict: 'pass',
        message: 'All {count} mirrored parameters are reached from the root by properties keys alone.',
      },
      'off-the-chain': {
        verdict: 'fail',
        message: 'An x-mcp-header in the tool {tool} stands where properties keys alone do not lead: {place}.',
        note: 'No fixed path in the arguments leads here.',
      },
    },
    'MCP-HDR-043': {
      ...COMMON,
      'not-sensitive': {
        verdict: 'pass',
        message: 'None of {count} mirrored parameters is named like a secret or like personal data.',
      },
      'named-like-a-secret': {
        verdict: 'fail',
        atMost: 'warning',
        message:
          'The mirrored parameter {parameter} of the tool {tool} is named like a secret or an identifying number; Wireproof judges the name only.',
        note: 'Every proxy on the way can log this value.',
      },
      'needs-a-look': {
        verdict: 'untestable',
        message:
          'The mirrored parameter {parameter} of the tool {tool} may be sensitive by its name; a person has to say what its values are.',
      },
    },
  },
  async run(peer) {
    const pages = await readTools(peer);
    const found = findAnnotations(pages);
    if (found.length > 0) return judge(found);
    // A server that has no tools has nothing to mirror either; a page that did not come may have had something.
    const failed = pages.find((page) => page.result === undefined && page.errorCode !== METHOD_NOT_FOUND);
    const doubt = failed && whyNotServed(failed, false);
    const at = pages[0]?.spot('/result/tools');
    return forAll(this.settles, doubt ?? { reason: 'no-annotation', ...(at && { at }) });
  },
});

function judge(found: readonly Annotation[]): Record<RuleId, Saw> {
  const say = (reason: string, one: Annotation | undefined = found[0], values: Saw['values'] = {}): Saw => ({
    reason,
    ...(one && { at: one.answer.spot(one.pointer) }),
    values: { count: found.length, tool: one?.tool ?? '', parameter: one?.parameter ?? '', ...values },
  });
  /** The reason of the first that is wrong, or else the pass. */
  const first = (pass: string, wrong: string, is: (one: Annotation) => boolean): Saw => {
    const one = found.find(is);
    return one === undefined ? say(pass) : say(wrong, one);
  };
  const notText = found.find(({ value }) => typeof value !== 'string');
  const typed = found.filter(({ schema }) => typeof schema.type === 'string');
  const otherType = typed.find(({ schema }) => !MIRRORED_TYPES.includes(schema.type));
  const open = found.find((one) => !typed.includes(one));
  const stray = found.find(({ isReachable }) => !isReachable);
  const guesses = found.map((one) => guessSensitive([one.parameter, String(one.value)]));
  const secret = found[guesses.indexOf('secret')];
  const look = found[guesses.indexOf('look')];
  return {
    'MCP-HDR-010': first('none-empty', 'empty', ({ value }) => value === ''),
    'MCP-HDR-011':
      notText === undefined ? first('tokens', 'no-token', (one) => !isOrdinary(textOf(one))) : say('no-text', notText),
    'MCP-HDR-012': first('no-controls', 'controls', (one) => CONTROL.test(textOf(one))),
    'MCP-HDR-013': first('unique', 'collision', (one) => textOf(one) !== '' && found.some(collidesWith(one, found))),
    'MCP-HDR-014':
      otherType !== undefined
        ? say('other-type', otherType, { type: String(otherType.schema.type) })
        : open === undefined
          ? say('primitive')
          : say('type-open', open),
    'MCP-HDR-016': stray === undefined ? say('reachable') : say('off-the-chain', stray, { place: placeOf(stray) }),
    'MCP-HDR-043':
      secret !== undefined
        ? say('named-like-a-secret', secret)
        : look === undefined
          ? say('not-sensitive')
          : say('needs-a-look', look),
  };
}

/** Empty values and control characters are matters of their own. */
const isOrdinary = (value: string): boolean => value === '' || CONTROL.test(value) || TOKEN.test(value);

/** An earlier annotation of the same tool with the same name, but for case. */
const collidesWith =
  (one: Annotation, found: readonly Annotation[]) =>
  (other: Annotation, index: number): boolean =>
    index < found.indexOf(one) &&
    other.tool === one.tool &&
    other.answer === one.answer &&
    textOf(other).toLowerCase() === textOf(one).toLowerCase();

/** The path within the schema, without the annotation itself. */
const placeOf = ({ pointer }: Annotation): string =>
  pointer.replace(/^.*?\/inputSchema/, 'inputSchema').replace(/\/x-mcp-header$/, '');
