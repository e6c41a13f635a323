// The formats of W3C Trace Context and W3C Baggage, as far as a value alone can break them.
import type { Saw } from '../probe.ts';
import { spotOf } from './metadata.ts';
import type { Entry } from './metadata.ts';

const findKey = (entries: readonly Entry[], ...keys: string[]): Entry[] =>
  entries.filter(({ key }) => keys.includes(key));
const give = (reason: string, entry: Entry, values: Record<string, string> = {}): Saw => {
  return { reason, at: spotOf(entry), values: { key: entry.key, ...values } };
};

/** What is wrong with a traceparent (W3C Trace Context, section 3.2); a version above 00 may say more at the end. */
function traceparentFlaw(value: string): string | undefined {
  const [, version, trace, parent, rest] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/.exec(value) ?? [];
  if (version === undefined || (version === '00' && rest !== undefined)) return 'malformed';
  if (version === 'ff') return 'forbidden-version';
  return /^0+$/.test(trace ?? '') || /^0+$/.test(parent ?? '') ? 'zero-id' : undefined;
}

/** A member of a tracestate (section 3.3): a vendor's key and its value; a member may be empty. */
const STATE_MEMBER =
  /^(?:[a-z0-9][a-z0-9_\-*/@]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e])?$/;

/** MCP-MET-016. */
export function judgeTrace(entries: readonly Entry[]): Saw {
  const found = findKey(entries, 'traceparent', 'tracestate');
  for (const entry of found) {
    const { key, value } = entry;
    if (typeof value !== 'string') return give('no-string', entry);
    const flaw = key === 'traceparent' ? traceparentFlaw(value) : undefined;
    if (flaw !== undefined) return give(flaw, entry, { value });
    const member = key === 'tracestate' ? members(value).find((one) => !STATE_MEMBER.test(one)) : undefined;
    if (member !== undefined) return give('malformed-state', entry, { member });
  }
  return found[0] === undefined ? { reason: 'no-trace' } : give('well-formed', found[0]);
}

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const OCTETS = '[\\x21\\x23-\\x2b\\x2d-\\x3a\\x3c-\\x5b\\x5d-\\x7e]*';
/** A member of a baggage (W3C Baggage, section 3.3): a name, its value, and properties after semicolons. */
const BAGGAGE_MEMBER = new RegExp(
  `^${TOKEN}[ \\t]*=[ \\t]*${OCTETS}(?:[ \\t]*;[ \\t]*${TOKEN}(?:[ \\t]*=[ \\t]*${OCTETS})?)*$`,
);

/** MCP-MET-017. */
export function judgeBaggage(entries: readonly Entry[]): Saw {
  const found = findKey(entries, 'baggage');
  for (const entry of found) {
    if (typeof entry.value !== 'string') return give('no-string', entry);
    const member = members(entry.value).find((one) => !BAGGAGE_MEMBER.test(one));
    if (member !== undefined) return give('malformed', entry, { member });
  }
  return found[0] === undefined ? { reason: 'no-baggage' } : give('well-formed', found[0]);
}

const members = (value: string): string[] => value.split(',').map((member) => member.replace(/^[ \t]+|[ \t]+$/g, ''));
