// What the sheets of a kit are made of: its questions in their order, when each is asked, and the variant that goes with it.
import type { Variant } from '../study/drill-data.ts';
import type { Choices, Kit } from './kit.ts';
import type { KitCard, KitData } from './kit-data.ts';
import { planTime, type TimePlan } from './plan-time.ts';
import { pickVariant } from './propose.ts';
import { createTimetable, type Stop } from './timetable.ts';

/** A variant with its number on the card, from 1. */
export interface NumberedVariant {
  number: number;
  variant: Variant;
}

export interface SheetQuestion {
  /** Its place in the interview, from 1. */
  number: number;
  card: KitCard;
  /** Asked in the question’s place. */
  asked?: NumberedVariant;
  /** To switch to when the candidate had seen the question. */
  spare?: NumberedVariant;
  /** When it is asked, with its first follow-up. */
  stop: Stop;
}

export interface Sheet {
  /** The revision of the protocol. */
  revision: string;
  choices: Choices;
  plan: TimePlan;
  questions: SheetQuestion[];
  introduction: Stop;
  /** For further follow-ups; nothing where the questions take all there is. */
  reserve?: Stop;
  candidateQuestions: Stop;
  /** Slugs of the kit that have no question here. */
  missing: string[];
}

/** What the engine made of a variant, as text. */
export interface CaseText {
  /** The server’s name before the answer: a fault is not named. */
  server: string;
  /** The requests, in their order. */
  sent: string[];
  /** What came back, in a line. */
  answer: string;
  /** What the deciding field holds, as JSON. */
  value?: string;
}

/** What the deciding field holds, where that is more than the line says already, and no whole object. */
export const valueToShow = ({ answer, value }: Pick<CaseText, 'answer' | 'value'>): string | undefined =>
  value === undefined || value.length > LONGEST_VALUE || answer.includes(value.replaceAll(/^"|"$/g, ''))
    ? undefined
    : value;

/** Characters that are read at a glance. */
const LONGEST_VALUE = 80;

const variantOf = ({ variants }: KitCard, number: number | undefined): NumberedVariant | undefined => {
  const variant = number === undefined ? undefined : variants[number - 1];
  return number === undefined || variant === undefined ? undefined : { number, variant };
};

/** Lays a kit out: the same kit always gives the same sheets. */
export function createSheet({ choices, items }: Kit, { cards, revision }: KitData): Sheet {
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  const found = items.flatMap((item) => {
    const card = bySlug.get(item.slug);
    return card === undefined ? [] : [{ item, card }];
  });
  const plan = planTime(
    choices,
    found.map(({ card }) => card),
  );
  const parts = plan.questions.map(({ seconds }) => seconds);
  const reserved = Math.max(0, plan.reserve);
  const [introduction, ...stops] = createTimetable([plan.introduction, ...parts, reserved, plan.candidateQuestions]);
  const [reserve, candidateQuestions] = stops.slice(-2);
  if (introduction === undefined || reserve === undefined || candidateQuestions === undefined)
    throw new Error('The timetable has fewer stops than the interview has parts.');
  const questions = found.map(({ item, card }, index): SheetQuestion => {
    const asked = variantOf(card, item.variant);
    const spare = asked === undefined ? variantOf(card, pickVariant(card, choices.seed)) : undefined;
    return {
      number: index + 1,
      card,
      ...(asked === undefined ? {} : { asked }),
      ...(spare === undefined ? {} : { spare }),
      stop: stops[index] ?? reserve,
    };
  });
  return {
    revision,
    choices,
    plan,
    questions,
    introduction,
    ...(reserve.minutes === 0 ? {} : { reserve }),
    candidateQuestions,
    missing: items.map(({ slug }) => slug).filter((slug) => !bySlug.has(slug)),
  };
}

/** The variants that a sheet shows, each of which the engine has to answer. */
export const variantsOf = ({ questions }: Sheet): Variant[] =>
  questions.flatMap(({ asked, spare }) => (asked ?? spare)?.variant ?? []);

/** Whole minutes from the first word to the last, extra time included. */
export const minutesOf = ({ plan }: Sheet): number => Math.round(plan.slot / 60);
