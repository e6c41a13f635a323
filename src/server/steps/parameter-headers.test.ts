import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../protocol/json.ts';
import { createServer } from '../create-server.ts';
import { routeQuery } from '../demo/header-tool.ts';
import { ask, call, definition, environment } from '../fixtures/route-query.ts';

describe('a mirrored argument and its header', () => {
  const region = { 'Mcp-Param-Region': 'us' };
  test.each<[string, JsonObject, Record<string, string>, string]>([
    ['a string', { region: 'us-west1' }, { 'Mcp-Param-Region': 'us-west1' }, 'Runs in us-west1.'],
    ['another case of the name', { region: 'us' }, { 'MCP-PARAM-REGION': 'us' }, 'Runs in us.'],
    ['white space around the value', { region: 'us' }, { 'Mcp-Param-Region': ' \tus\t ' }, 'Runs in us.'],
    ['white space within', { region: 'us west' }, { 'Mcp-Param-Region': 'us west' }, 'Runs in us west.'],
    ['Base64', { region: 'Hello' }, { 'Mcp-Param-Region': '=?base64?SGVsbG8=?=' }, 'Runs in Hello.'],
    ['Base64 of UTF-8', { region: '世界' }, { 'Mcp-Param-Region': '=?base64?5LiW55WM?=' }, 'Runs in 世界.'],
    [
      'a sentinel in capitals, which is none',
      { region: '=?BASE64?QQ==?=' },
      { 'Mcp-Param-Region': '=?BASE64?QQ==?=' },
      'Runs in =?BASE64?QQ==?=.',
    ],
    [
      'a sentinel without its end',
      { region: '=?base64?QQ==' },
      { 'Mcp-Param-Region': '=?base64?QQ==' },
      'Runs in =?base64?QQ==.',
    ],
    ['an empty string, empty', { region: '' }, { 'Mcp-Param-Region': '' }, 'Runs in .'],
    ['an empty string, in Base64', { region: '' }, { 'Mcp-Param-Region': '=?base64??=' }, 'Runs in .'],
    [
      'an integer',
      { region: 'us', priority: 42 },
      { ...region, 'Mcp-Param-Priority': '42' },
      'Runs in us with priority 42.',
    ],
    [
      'an integer with a fraction of nothing',
      { region: 'us', priority: 42 },
      { ...region, 'Mcp-Param-Priority': '42.0' },
      'Runs in us with priority 42.',
    ],
    [
      'an integer below nothing',
      { region: 'us', priority: -7 },
      { ...region, 'Mcp-Param-Priority': '-7' },
      'Runs in us with priority -7.',
    ],
    [
      'an integer in Base64',
      { region: 'us', priority: 42 },
      { ...region, 'Mcp-Param-Priority': '=?base64?NDI=?=' },
      'Runs in us with priority 42.',
    ],
    ['a boolean', { region: 'us', dry_run: true }, { ...region, 'Mcp-Param-Dry-Run': 'true' }, 'Would run in us.'],
    [
      'a boolean that is false',
      { region: 'us', dry_run: false },
      { ...region, 'Mcp-Param-Dry-Run': 'false' },
      'Runs in us.',
    ],
    [
      'a nested value',
      { region: 'us', caller: { tenant: 'acme' } },
      { ...region, 'Mcp-Param-Tenant': 'acme' },
      'Runs in us for acme.',
    ],
    ['null, without a header', { region: 'us', priority: null }, region, 'Runs in us.'],
    ['nothing, without a header', { region: 'us' }, region, 'Runs in us.'],
    ['a nested object that is null', { region: 'us', caller: null }, region, 'Runs in us.'],
    ['a header that no parameter claims', { region: 'us' }, { ...region, 'Mcp-Param-Other': 'x' }, 'Runs in us.'],
  ])('%s is served', async (_, args, headers, text) => {
    expect(await ask(call(args, headers))).toEqual([200, undefined, text]);
  });

  test.each<[string, JsonObject, Record<string, string>, string]>([
    ['a missing header', { region: 'us' }, {}, "Mcp-Param-Region is missing, the body says 'us'"],
    [
      'a missing header of false',
      { region: 'us', dry_run: false },
      region,
      "Mcp-Param-Dry-Run is missing, the body says 'false'",
    ],
    [
      'a missing header of 0',
      { region: 'us', priority: 0 },
      region,
      "Mcp-Param-Priority is missing, the body says '0'",
    ],
    ['a missing header of an empty string', { region: '' }, {}, "Mcp-Param-Region is missing, the body says ''"],
    [
      'a missing header of a nested value',
      { region: 'us', caller: { tenant: 'acme' } },
      region,
      "Mcp-Param-Tenant is missing, the body says 'acme'",
    ],
    ['another value', { region: 'us' }, { 'Mcp-Param-Region': 'eu' }, "Mcp-Param-Region is 'eu', the body says 'us'"],
    [
      'another case of the value',
      { region: 'us' },
      { 'Mcp-Param-Region': 'US' },
      "Mcp-Param-Region is 'US', the body says 'us'",
    ],
    [
      'another number',
      { region: 'us', priority: 42 },
      { ...region, 'Mcp-Param-Priority': '43' },
      "Mcp-Param-Priority is '43', the body says '42'",
    ],
    [
      'a number in hexadecimal',
      { region: 'us', priority: 42 },
      { ...region, 'Mcp-Param-Priority': '0x2a' },
      "Mcp-Param-Priority is '0x2a', the body says '42'",
    ],
    [
      'a fraction that rounds to it',
      { region: 'us', priority: 42 },
      { ...region, 'Mcp-Param-Priority': '42.00000000000000000001' },
      "Mcp-Param-Priority is '42.00000000000000000001', the body says '42'",
    ],
    [
      'a number beyond 2^53, though both say the same',
      { region: 'us', priority: 2 ** 53 },
      { ...region, 'Mcp-Param-Priority': '9007199254740992' },
      "Mcp-Param-Priority is '9007199254740992', the body says '9007199254740992'",
    ],
    [
      'a number beyond 2^53, written otherwise',
      { region: 'us', priority: 2 ** 53 },
      { ...region, 'Mcp-Param-Priority': '9007199254740992.0' },
      "Mcp-Param-Priority is '9007199254740992.0', the body says '9007199254740992'",
    ],
    [
      'nothing for 0',
      { region: 'us', priority: 0 },
      { ...region, 'Mcp-Param-Priority': '' },
      "Mcp-Param-Priority is '', the body says '0'",
    ],
    [
      'a boolean in capitals',
      { region: 'us', dry_run: true },
      { ...region, 'Mcp-Param-Dry-Run': 'True' },
      "Mcp-Param-Dry-Run is 'True', the body says 'true'",
    ],
    [
      'Base64 without its padding',
      { region: 'Hello' },
      { 'Mcp-Param-Region': '=?base64?SGVsbG8?=' },
      "Mcp-Param-Region is '=?base64?SGVsbG8?=', the body says 'Hello'",
    ],
    [
      'Base64 with foreign characters',
      { region: 'Hello' },
      { 'Mcp-Param-Region': '=?base64?SGVs!!!bG8=?=' },
      "Mcp-Param-Region is '=?base64?SGVs!!!bG8=?=', the body says 'Hello'",
    ],
    [
      'Base64 with a space',
      { region: 'Hello' },
      { 'Mcp-Param-Region': '=?base64?SGVs bG8=?=' },
      "Mcp-Param-Region is '=?base64?SGVs bG8=?=', the body says 'Hello'",
    ],
    [
      'Base64 with loose bits',
      { region: 'Hello' },
      { 'Mcp-Param-Region': '=?base64?SGVsbG9=?=' },
      "Mcp-Param-Region is '=?base64?SGVsbG9=?=', the body says 'Hello'",
    ],
    [
      'Base64 of no UTF-8',
      { region: '\ufffd' },
      { 'Mcp-Param-Region': '=?base64?/w==?=' },
      "Mcp-Param-Region is '=?base64?/w==?=', the body says '\ufffd'",
    ],
    [
      'characters beyond ASCII',
      { region: 'Hellé' },
      { 'Mcp-Param-Region': 'Hellé' },
      "Mcp-Param-Region is 'Hellé', the body says 'Hellé'",
    ],
    [
      'a control character',
      { region: 'a\u0001b' },
      { 'Mcp-Param-Region': 'a\u0001b' },
      "Mcp-Param-Region is 'a\u0001b', the body says 'a\u0001b'",
    ],
    [
      'a header of null',
      { region: 'us', priority: null },
      { ...region, 'Mcp-Param-Priority': 'null' },
      "Mcp-Param-Priority is 'null', the body has no such value",
    ],
    [
      'a header of an argument that is not there',
      { region: 'us' },
      { ...region, 'Mcp-Param-Tenant': 'acme' },
      "Mcp-Param-Tenant is 'acme', the body has no such value",
    ],
    [
      'a header of an object',
      { region: { a: 1 } },
      { 'Mcp-Param-Region': 'us' },
      "Mcp-Param-Region is 'us', the body has no such value",
    ],
  ])('%s is refused', async (_, args, headers, message) => {
    expect(await ask(call(args, headers))).toEqual([400, -32020, `Header mismatch: ${message}`]);
  });

  test('a value of megabytes is quoted in part', async () => {
    const [, , message] = await ask(call({ region: 'a'.repeat(1_000_000) }, { 'Mcp-Param-Region': 'b'.repeat(9_000) }));
    expect(message.length).toBeLessThan(300);
  });

  test('an annotation that is none of a property, or on a number, asks for no header', async () => {
    const inputSchema = {
      type: 'object',
      'x-mcp-header': 'Root',
      properties: {
        ratio: { type: 'number', 'x-mcp-header': 'Ratio' },
        list: { type: 'array', items: { type: 'string', 'x-mcp-header': 'Item' } },
      },
      allOf: [{ properties: { all: { type: 'string', 'x-mcp-header': 'All' } } }],
    };
    const odd = createServer(
      { ...definition, tools: [{ ...routeQuery, inputSchema, run: () => ({ content: [] }) }] },
      environment,
    );
    const { status } = await odd(call({ ratio: 0.5, list: ['a'], all: 'x' }), { number: 1 });
    expect(status).toBe(200);
  });
});
