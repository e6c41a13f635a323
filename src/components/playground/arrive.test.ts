// What a link brings along, and what of it is refused.
import { describe, expect, test } from 'vitest';
import { encodeLink } from '../../exchange/link.ts';
import type { Link } from '../../exchange/link.ts';
import { call } from '../../exchange/recordings.fixture.ts';
import { arrive } from './arrive.ts';

const DEFINITIONS = ['full', 'open'];
const follow = (link: Partial<Link>) =>
  arrive(`#${encodeLink({ requests: [call(1, 'tools/list')], ...link })}`, DEFINITIONS);

test('requests and server arrive, the last request shown', () => {
  const requests = [call(1, 'tools/list'), call(2, 'tools/call')];
  const arrival = follow({ requests, connections: [1, 2], server: 'sdk:open' });
  expect(arrival).toMatchObject({
    server: { kind: 'sdk', definition: 'open' },
    work: { current: 1, together: false, drafts: [{ connection: 1, source: requests[0] }, { connection: 2 }] },
    message:
      'The link brought 2 requests for the official SDK server (open). Nothing has been sent: look at it, then press send.',
  });
});

test('the address of a foreign server is said in full', () => {
  const server = 'https://mcp.example/mcp?tenant=1';
  expect(follow({ server })).toMatchObject({
    server: { kind: 'own', url: server },
    message: `The link brought one request for ${server}. Nothing has been sent: look at it, then press send.`,
  });
});

describe('what cannot be used is told in a sentence', () => {
  const END = 'Nothing of it was sent. Ask for it again, or begin with a template.';
  test.each([
    ['#v1=x', `The link cannot be used: the exchange in the address is cut off or was changed. ${END}`],
    [
      `#${encodeLink({ requests: [call(1, 'tools/list')], server: 'javascript:alert(1)' })}`,
      `The link cannot be used: its server is none. “javascript:alert(1)” names no server of this page and is no address. ${END}`,
    ],
    [
      `#${encodeLink({ requests: [call(1, 'tools/list')], server: 'reference:no-such' })}`,
      `The link cannot be used: its server is defined as “no-such”, which this page does not have. ${END}`,
    ],
  ])('%s', (fragment, wrong) => {
    expect(arrive(fragment, DEFINITIONS)).toEqual({ wrong });
  });
});
