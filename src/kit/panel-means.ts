// The means of a panel in words: what they rest on, and what they cannot say.
import type { Overall } from './panel.ts';

/** A mean as it is shown: one decimal, which is as much as a few scores carry. */
export const formatMean = (mean: number | undefined): string => (mean === undefined ? 'none' : mean.toFixed(1));

/** A number with its noun: `1 score`, `2 scores`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** How means are made. */
export const MEANS_LEAD =
  'Poor counts 1, mixed 2, good 3, excellent 4. Every question and every interviewer has the same weight. What was not asked is left out: it is no 0.';

/** How far the interviewers’ own means are apart. */
export const describeRange = ({ range }: Overall): string =>
  range === undefined
    ? 'There is no range: fewer than two interviewers scored anything.'
    : `The interviewers’ own means go from ${formatMean(range[0])} to ${formatMean(range[1])}.`;

/** The mean of all, and what it rests on; `total` is how many questions there are. */
export const describeOverall = ({ mean, questions, byAll }: Overall, total: number): string =>
  mean === undefined
    ? 'There is no mean: nothing was scored.'
    : `The mean of the questions’ means is ${formatMean(mean)}. It rests on ${questions} of ${count(total, 'question')}; ${byAll} ${byAll === 1 ? 'was' : 'were'} scored by everybody.`;

/** What so few numbers cannot say. */
export const describeLimits = (members: number): string =>
  `${count(members, 'interviewer')} are too few for a measure of agreement or a margin of error, so none is given. A mean decides nothing: the evidence does, and people.`;
