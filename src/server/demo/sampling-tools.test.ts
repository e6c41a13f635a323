import { describe, expect, test } from 'vitest';
import { createCaller, says } from '../../../test/tool-caller.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';

const uses = (...cities: JsonValue[]) => ({
  role: 'assistant',
  content: cities.map((city, index) => ({
    type: 'tool_use',
    id: `use_${index}`,
    name: 'get_weather',
    input: { city },
  })),
  model: 'm',
  stopReason: 'toolUse',
});

describe('the client’s model', () => {
  test('summarizes', async () => {
    const call = createCaller('summarize', { text: 'a long story' });
    const { requests } = await call();
    expect(requests?.summary).toEqual({
      method: 'sampling/createMessage',
      params: {
        messages: [{ role: 'user', content: { type: 'text', text: 'Summarize in one sentence: a long story' } }],
        maxTokens: 100,
      },
    });
    expect((await call({ summary: says('A story.') })).text).toBe('A story.');
  });

  test.each<[string, JsonValue]>([
    ['another role', { ...says('x'), role: 'user' }],
    ['no content', { role: 'assistant', model: 'm' }],
    ['an unknown kind of content', { ...says('x'), content: { type: 'smell' } }],
    ['a text that is none', { ...says('x'), content: { type: 'text', text: 7 } }],
    ['an unknown kind among texts', { ...says('x'), content: [{ type: 'text', text: 'x' }, null] }],
    ['no model', { role: 'assistant', content: { type: 'text', text: 'x' } }],
    ['no object', 'A story.'],
  ])('%s: it is asked again', async (_, summary) => {
    const call = createCaller('summarize', { text: 'a long story' });
    await call();
    expect((await call({ summary })).asked).toEqual(['summary']);
  });

  test('may use a tool, and every use gets its result, alone in the next message', async () => {
    const call = createCaller('advise_clothes', { city: 'Rome' });
    const { requests } = await call();
    expect(requests?.round_1?.params).toMatchObject({ tools: [{ name: 'get_weather' }], toolChoice: { mode: 'auto' } });
    const second = await call({ round_1: uses('Rome', 7) });
    expect(second.asked).toEqual(['round_2']);
    expect((second.requests?.round_2?.params.messages as JsonObject[]).slice(1)).toEqual([
      { role: 'assistant', content: uses('Rome', 7).content },
      {
        role: 'user',
        content: [
          { type: 'tool_result', toolUseId: 'use_0', content: [{ type: 'text', text: 'Rome: 14 degrees, dry' }] },
          {
            type: 'tool_result',
            toolUseId: 'use_1',
            content: [{ type: 'text', text: 'No such tool, or no city was given' }],
            isError: true,
          },
        ],
      },
    ]);
    expect((await call({ round_2: says('A coat.') })).text).toBe('A coat.');
  });

  test('gets four rounds, the last without tools', async () => {
    const call = createCaller('advise_clothes', { city: 'Rome' });
    const choices = [];
    let answer = await call();
    for (let round = 1; answer.requests; round++) {
      choices.push(answer.requests[`round_${round}`]?.params.toolChoice);
      answer = await call({ [`round_${round}`]: uses('Rome') });
    }
    expect(choices).toEqual([{ mode: 'auto' }, { mode: 'auto' }, { mode: 'auto' }, { mode: 'none' }]);
    expect(answer.isError).toBe(true);
  });
});
