// The steps of a mock interview: each question, then its follow-ups, one at a time; and what was ticked on the way.
import type { FollowUp } from './interview-data.ts';
import type { MockInterview, MockQuestion } from './mock.ts';
import type { MockAnswer } from './mock-summary.ts';

export interface MockStep {
  question: MockQuestion;
  /** The place of the question among all, from 1. */
  number: number;
  /** The follow-up that is asked, and its place among those of the question, from 1; without it, the question itself. */
  followUp?: FollowUp & { number: number };
}

/** Lists what is asked, in order. */
export const listSteps = ({ questions }: Pick<MockInterview, 'questions'>): MockStep[] =>
  questions.flatMap((question, index) => {
    const step = { question, number: index + 1 };
    return [
      step,
      ...question.followUps.map((followUp, place) => ({ ...step, followUp: { ...followUp, number: place + 1 } })),
    ];
  });

/** Puts together what was ticked in each step, from the first on; steps without ticks were not reached. */
export function collectAnswers(steps: readonly MockStep[], ticked: readonly (readonly number[])[]): MockAnswer[] {
  const answers: (MockAnswer & { followUps: (readonly number[])[] })[] = [];
  for (const [index, met] of ticked.entries()) {
    const step = steps[index];
    if (step === undefined) break;
    if (step.followUp === undefined) answers.push({ question: step.question, met, followUps: [] });
    else answers.at(-1)?.followUps.push(met);
  }
  return answers;
}
