// What a reader has to know about a proposal: where it could not be as it was chosen, why, and what to change.
import { LEVELS, ROLES } from '../schemas/taxonomy.ts';
import { isForeign, isHandsOn } from './card-cost.ts';
import { isBelowRamp, isEligible, rankOf } from './eligible.ts';
import type { Choices } from './kit.ts';
import type { KitCard, Level } from './kit-data.ts';
import { rampTo } from './level-ramp.ts';
import { overlaps } from './overlap.ts';
import { askedSeconds, questionTime } from './plan-time.ts';

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
const nameOf = (level: Level): string => LEVELS[level].name;

/** Says what is not as it was chosen. `cards` are all there are, `chosen` those of the proposal. */
export function describeProposal(cards: readonly KitCard[], chosen: readonly KitCard[], choices: Choices): string[] {
  const eligible = cards.filter((card) => isEligible(card, choices));
  const apart = eligible.filter((card) => !chosen.includes(card) && !chosen.some((other) => overlaps(card, other)));
  // As long as one of these is left, there are not too few.
  const own = apart.filter((card) => !isForeign(card, choices) && !isBelowRamp(card, choices));
  const time = chosen.reduce((sum, card) => sum + askedSeconds(card), 0);
  const left = questionTime(choices.minutes) - time;
  const isShort = apart.length === 0 && left > Math.max(0, ...chosen.map(askedSeconds));
  return [
    ...(left < 0 ? [describeExcess(-left, choices)] : []),
    ...(isShort ? [describeGap(left, eligible, chosen, choices)] : []),
    ...describeLevel(own, chosen, choices),
    ...describeRole(own, chosen, choices),
  ];
}

const minutesOf = (seconds: number, { extraTime }: Choices): number => Math.round((seconds * extraTime) / 60);
const listed = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;

const describeExcess = (seconds: number, choices: Choices): string =>
  `The locked questions alone take ${count(Math.max(1, minutesOf(seconds, choices)), 'minute')} more than there are. Unlock one, or choose a longer slot.`;

function describeGap(
  seconds: number,
  eligible: readonly KitCard[],
  chosen: readonly KitCard[],
  choices: Choices,
): string {
  const { minutes, topics, kinds, level } = choices;
  const filters = [
    ...(topics.length > 0 ? [topics.length === 1 ? 'on the chosen topic' : 'on the chosen topics'] : []),
    ...(kinds.length > 0 ? [kinds.length === 1 ? 'of the chosen kind' : 'of the chosen kinds'] : []),
    `up to the level ${nameOf(level)}`,
  ];
  const remedies = [
    ...(topics.length > 0 ? ['more topics'] : []),
    ...(kinds.length > 0 ? ['more kinds'] : []),
    ...(level === 'L4' ? [] : ['a higher level']),
    'a shorter slot',
  ];
  const are = eligible.length === 1 ? 'is' : 'are';
  const rest = eligible.every((card) => chosen.includes(card))
    ? ''
    : '; those that are not here ask for much the same as one that is';
  const found =
    eligible.length === 0
      ? `No question is ${listed(filters, 'and')}.`
      : `There ${are} ${count(eligible.length, 'question')} ${listed(filters, 'and')}${rest}.`;
  return `${minutesOf(seconds, choices)} of the ${minutesOf(questionTime(minutes), choices)} minutes for questions stay empty. ${found} Choose ${listed(remedies, 'or')}.`;
}

function describeLevel(own: readonly KitCard[], chosen: readonly KitCard[], { level }: Choices): string[] {
  const wanted = rampTo(level, chosen.length).filter((one) => one === level).length;
  const found = chosen.filter((card) => card.level === level).length;
  if (found >= wanted || own.some((card) => card.level === level)) return [];
  const [next] = chosen
    .filter((card) => rankOf(card.level) < rankOf(level))
    .toSorted((a, b) => rankOf(b.level) - rankOf(a.level));
  const only = found === 0 ? 'No question is' : `Only ${count(found, 'question')} ${found === 1 ? 'is' : 'are'}`;
  const standIn = next === undefined ? '' : ` ${nameOf(next.level)} questions stand in.`;
  return [
    `${only} at the level ${nameOf(level)}, where ${wanted} should be: there are no more that fit and do not overlap.${standIn}`,
  ];
}

function describeRole(own: readonly KitCard[], chosen: readonly KitCard[], choices: Choices): string[] {
  const foreign = chosen.filter((card) => isForeign(card, choices));
  if (foreign.length === 0) return [];
  const role = Object.entries(ROLES).find(([key]) => key === choices.role)?.[1] ?? choices.role ?? '';
  const are = `${count(foreign.length, 'question')} ${foreign.length === 1 ? 'is' : 'are'} from other roles`;
  if (own.length === 0) return [`${are}: there are no more for ${role} that fit and do not overlap.`];
  const hasHandsOn = chosen.some((card) => isHandsOn(card) && !isForeign(card, choices));
  return foreign.some(isHandsOn) && !hasHandsOn
    ? [`${are}: without ${foreign.length === 1 ? 'it' : 'them'}, none would begin with an exchange or a fault.`]
    : [];
}
