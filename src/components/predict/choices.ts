// What a reader can predict of an answer: the choices, the same for every answer.
import { formatStatus } from '../../exchange/labels.ts';
import { ERROR_NAMES } from '../../protocol/error-codes.ts';

/** A choice by its value, with what it says. */
export type Choice = readonly [value: string, words: string];

const STATUSES = [200, 202, 400, 401, 403, 404, 405, 406, 415, 500];

/** The choices of a status. */
export const STATUS_CHOICES: readonly Choice[] = [
  ...STATUSES.map((status) => [String(status), formatStatus(status)] as const),
  ['other', 'another status'],
  ['none', 'nothing comes back'],
];

/** The choice that a status is; without one nothing came back. */
export const choiceOfStatus = (status: number | undefined): string =>
  status === undefined ? 'none' : STATUSES.includes(status) ? String(status) : 'other';

const CODES = Object.entries(ERROR_NAMES).sort(([one], [other]) => Number(other) - Number(one));

/** The choices of what the message is, by what they have in common. */
export const OUTCOME_CHOICES: readonly { group: string; choices: readonly Choice[] }[] = [
  {
    group: 'a result of type',
    choices: [
      ['complete', 'complete'],
      ['input_required', 'input_required'],
      ['other-result', 'another type, or none'],
    ],
  },
  {
    group: 'an error with code',
    choices: [...CODES.map(([code, name]) => [code, `${code} ${name}`] as const), ['other-error', 'another code']],
  },
  {
    group: 'neither',
    choices: [
      ['notification', 'notifications alone'],
      ['none', 'no message'],
    ],
  },
];

const WORDS: Readonly<Record<string, string>> = {
  complete: 'a result of type complete',
  input_required: 'a result of type input_required',
  'other-result': 'a result of another type, or of none',
  'other-error': 'an error with another code',
  notification: 'notifications alone',
  none: 'no message',
};

/** What a choice of the message says where it stands by itself. */
export const wordsOfOutcome = (choice: string): string =>
  WORDS[choice] ?? `error ${choice} ${ERROR_NAMES[Number(choice)]}`;
