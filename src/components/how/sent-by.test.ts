// What a probe is said to send is what it sends.
import { expect, test } from 'vitest';
import { listSent } from './sent-by.ts';

test('messages are counted by their methods, over HTTP and over stdio', async () => {
  expect(await listSent('get-and-delete')).toEqual([
    { name: 'initialize', count: 1 },
    { name: 'GET', count: 1 },
    { name: 'DELETE', count: 2 },
  ]);
  expect(await listSent('two-declarations')).toEqual([{ name: 'tools/call', count: 3 }]);
  expect(await listSent('unknown-notification-line')).toEqual([
    { name: 'x/unknown', count: 1 },
    { name: 'notifications/x-unknown', count: 1 },
    { name: 'server/discover', count: 1 },
  ]);
});

test('a probe that does not exist is refused by name', async () => {
  await expect(listSent('no-such')).rejects.toThrow("probe 'no-such' does not exist");
});
