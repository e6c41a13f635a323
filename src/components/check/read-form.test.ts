import { describe, expect, test } from 'vitest';
import { readForm } from './read-form.ts';
import type { FormText } from './read-form.ts';

const read = (form: Partial<FormText>) =>
  readForm({ url: '', headerName: 'Authorization', headerValue: '', tools: '', ...form });

test.each([
  ['https://example.com/mcp', 'https://example.com/mcp'],
  [' example.com/mcp ', 'https://example.com/mcp'],
  ['localhost:3000/mcp', 'http://localhost:3000/mcp'],
  ['127.0.0.1:3000/mcp', 'http://127.0.0.1:3000/mcp'],
  ['localhost.example.com', 'https://localhost.example.com/'],
  ['http://localhost:3000/mcp?key=a#x', 'http://localhost:3000/mcp?key=a'],
])('the address %j is read as %s', (url, expected) => {
  const request = read({ url });
  expect('url' in request && request.url.href).toBe(expected);
});

describe('what is wrong is said', () => {
  test.each<[Partial<FormText>, string, string]>([
    [{ url: ' ' }, 'url', 'Name the server'],
    [{ url: 'https://a b' }, 'url', 'is no URL'],
    [{ url: 'ftp://example.com' }, 'url', 'not to ftp:'],
    [{ url: 'https://user:pass@example.com' }, 'url', 'user and the password'],
    [{ url: 'http://192.168.0.7/mcp' }, 'url', 'mixed content'],
    [{ url: 'http://example.com/mcp' }, 'url', 'mixed content'],
    [{ url: 'http://[::1]:3000/mcp' }, 'url', 'localhost in place of'],
    [{ url: 'localhost', headerName: 'My Token', headerValue: 'x' }, 'headerName', 'is no name of a header'],
    [
      { url: 'localhost', headerName: 'Cookie', headerValue: 'x' },
      'headerName',
      'does not let a page set the header Cookie',
    ],
    [{ url: 'localhost', headerValue: 'Bearer “x”' }, 'headerValue', 'no header can have'],
  ])('%j', (form, field, message) => {
    expect(read(form)).toEqual({ field, message: expect.stringContaining(message) });
  });
});

test('a token is a header, and a secret, as are the parameters of the address', () => {
  const request = read({
    url: 'https://example.com/mcp?key=k3y-of-mine&v=1',
    headerValue: ' Bearer s3cret ',
    tools: 'echo, whoami\nadd',
  });
  expect(request).toMatchObject({
    headers: [['Authorization', 'Bearer s3cret']],
    secrets: ['Bearer s3cret', 'k3y-of-mine'],
    tools: ['echo', 'whoami', 'add'],
  });
});

test('a header without a value is none', () => {
  expect(read({ url: 'localhost', headerName: 'nonsense name' })).toMatchObject({ headers: [], secrets: [] });
});
