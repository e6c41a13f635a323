// Turns as text.
import { expect, test } from 'vitest';
import { back, sent, silence } from './recordings.fixture.ts';
import { formatTurnText } from './turn-text.ts';

test('a request has its line, its headers and its body laid out', () => {
  expect(formatTurnText(sent(1, 'tools/list'))).toBe(
    'POST /mcp HTTP/1.1\nContent-Type: application/json\nMcp-Method: tools/list\n\n{ "jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {} }',
  );
});

test('an answer keeps the characters that HTML escapes', () => {
  const turn = back(1, 400, { text: '<a> & "b" &lt; /some/long/path/that/may/break/in/html' });
  expect(formatTurnText(turn)).toBe(
    'HTTP/1.1 400 Bad Request\nContent-Type: application/json\n\n{\n  "text": "<a> & \\"b\\" &lt; /some/long/path/that/may/break/in/html" }',
  );
});

test('silence is said in words', () => {
  expect(formatTurnText(silence(1, 2000))).toBe('nothing came back within 2 s');
});
