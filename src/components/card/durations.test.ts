// Minutes of a card.
import { expect, test } from 'vitest';
import { interviewMinutes, readingMinutes } from './durations.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const followUp = { question: 'And then?', level: 'L2' as const, expected: ['This.'], changesCondition: false };

test('an interview is the words spoken, half a minute of thought and 75 s for each follow-up', () => {
  const card = {
    title: words(25),
    prompt: words(50),
    solid: words(150),
    followUps: [followUp, followUp, followUp, followUp],
  };
  expect(interviewMinutes(card)).toBe(7);
});

test.each([
  ['', 1],
  [words(660), 3],
  [`${words(660)}\n\n\`\`\`json\n${words(900)}\n\`\`\`\n`, 3],
  [`${words(330)} <Exchange rule="MCP-STL-004" kind="failing" />`, 2],
])('%# a body is read at 220 words a minute without its fences', (body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes);
});
