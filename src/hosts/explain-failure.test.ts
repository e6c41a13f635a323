import { expect, test } from 'vitest';
import { explainDelay, explainFailure, Failure, formatBytes } from './explain-failure.ts';
import type { Progress } from './explain-failure.ts';

const progress: Progress = {
  where: 'mcp.example:443',
  secure: true,
  stage: 'answer',
  received: 12,
  headerLimit: 65536,
};
const error = (code: string, more: object = {}) => Object.assign(new Error('what Node says'), { code, ...more });

test.each<[unknown, Partial<Progress>, string]>([
  [new Failure('said already'), {}, 'said already'],
  [error('ECONNREFUSED'), {}, 'the connection to mcp.example:443 was refused: nothing listens there'],
  [error('ENOTFOUND'), {}, 'the name mcp.example is not known (DNS)'],
  [error('EAI_AGAIN'), {}, 'the name mcp.example cannot be looked up at the moment (DNS)'],
  [error('EHOSTUNREACH'), {}, 'mcp.example:443 cannot be reached from here'],
  [error('ETIMEDOUT'), {}, 'no connection to mcp.example:443: it did not answer'],
  [error('CERT_HAS_EXPIRED'), {}, 'the certificate of mcp.example:443 has expired'],
  [error('ERR_TLS_CERT_ALTNAME_INVALID'), {}, 'the certificate of mcp.example:443 is for other names than mcp.example'],
  [
    error('SELF_SIGNED_CERT_IN_CHAIN'),
    {},
    'the certificate of mcp.example:443 is not signed by an authority that is trusted here; NODE_EXTRA_CA_CERTS can name a file with more of them',
  ],
  [
    error('EPROTO', {
      message: '00A0:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number:x.c:1:',
    }),
    {},
    'mcp.example:443 does not speak TLS; the address should begin with http',
  ],
  [
    error('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', {
      message: '0:error:0A:SSL routines:f:tlsv1 alert protocol version:x.c:1:',
    }),
    {},
    'the TLS handshake with mcp.example:443 failed: tlsv1 alert protocol version',
  ],
  [error('HPE_HEADER_OVERFLOW'), {}, 'the headers of the answer are longer than 64 KiB, a limit of Wireproof'],
  [
    error('HPE_INVALID_CONSTANT', { rawPacket: Buffer.from([0x15, 3, 1, 0, 2, 2, 70]) }),
    { secure: false },
    'mcp.example:443 answered in TLS; the address should begin with https',
  ],
  [error('HPE_INVALID_CONSTANT', { rawPacket: Buffer.from([1, 2]) }), {}, 'what came back is no HTTP'],
  [
    error('HPE_INVALID_CHUNK_SIZE', { reason: 'Invalid character in chunk size' }),
    { stage: 'body' },
    'the body is not framed as HTTP has it after 12 bytes: Invalid character in chunk size',
  ],
  [error('ECONNRESET'), { stage: 'body' }, 'the connection broke off after 12 bytes of the body'],
  [error('ECONNRESET'), { stage: 'headers' }, 'the connection broke off within the headers of the answer'],
  [error('ECONNRESET'), { stage: 'handshake' }, 'mcp.example:443 broke off the TLS handshake'],
  [error('ECONNRESET'), {}, 'the server closed the connection before it answered'],
  [error('ERR_INVALID_CHAR'), {}, 'the request cannot be written as HTTP: what Node says'],
  [error('ESTRANGE', { message: 'odd.\n    at somewhere' }), {}, 'odd (ESTRANGE)'],
])('%s is one sentence', (thrown, more, expected) => {
  expect(explainFailure(thrown, { ...progress, ...more })).toBe(expected);
});

test.each([
  ['connect', 'no connection to mcp.example:443 within 5 s'],
  ['handshake', 'the TLS handshake with mcp.example:443 was not done within 5 s'],
  ['answer', 'no answer began within 5 s'],
  ['headers', 'the headers of the answer began, but did not end within 5 s'],
  ['body', 'the body of the answer did not end within 5 s'],
] as const)('a delay at the stage %s is told', (stage, expected) => {
  expect(explainDelay({ ...progress, stage }, 5000)).toBe(expected);
});

test.each([
  [8 * 1024 * 1024, '8 MiB'],
  [65536, '64 KiB'],
  [1000, '1000 bytes'],
])('%i bytes are written as %s', (count, expected) => {
  expect(formatBytes(count)).toBe(expected);
});
