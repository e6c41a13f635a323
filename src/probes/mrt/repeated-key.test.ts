import { expect, test } from 'vitest';
import { findRepeatedKey } from './repeated-key.ts';

test.each([
  ['{"result":{"inputRequests":{"a":{},"a":{}}}}', 'a'],
  ['{"result":{"inputRequests":{"a":{"a":1,"b":{"a":1}},"b":{"a":[{"a":1}]}}}}', undefined],
  ['{"result":{"inputRequests":{"a":{"b":1,"b":2}}}}', undefined],
  ['{"inputRequests":{"a":1,"a":2},"result":{"inputRequests":{"a":"a"}}}', undefined],
  ['{"result":{"inputRequests":{"\\u0061":1, "a" : 2}}}', 'a'],
  ['{"result":{"inputRequests":{"a":"\\"a\\":","b":"{"}}}', undefined],
  ['{"result":[{"inputRequests":{"a":1,"a":2}}]}', undefined],
])('%s', (text, key) => expect(findRepeatedKey(text, ['result', 'inputRequests'])).toBe(key));
