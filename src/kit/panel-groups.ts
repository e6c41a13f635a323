// The questions of a panel as it is talked through: those that are furthest apart first, each with what was heard by whom.
import { TALK_FROM, type Member, type Panel, type PanelQuestion } from './panel.ts';

export interface Group {
  title: string;
  /** What its questions are, after their number. */
  sum: string;
  /** What to do about its questions. */
  lead: string;
  questions: PanelQuestion[];
}

const GROUPS: readonly (Omit<Group, 'questions'> & { holds: (question: PanelQuestion) => boolean })[] = [
  {
    title: 'Talk about it',
    sum: 'to talk about',
    lead: 'Two anchors apart or more. Read the evidence of both before anybody defends a score: was the same heard, and are the anchors read alike?',
    holds: ({ spread }) => spread !== undefined && spread >= TALK_FROM,
  },
  {
    title: 'One anchor apart',
    sum: 'one anchor apart',
    lead: 'Neighbours. Look at them if the decision hangs on them.',
    holds: ({ spread }) => spread === 1,
  },
  {
    title: 'The same score',
    sum: 'with the same score',
    lead: 'Agreement, which is no proof: look whether the evidence is the same, too.',
    holds: ({ spread }) => spread === 0,
  },
  {
    title: 'One score only',
    sum: 'with one score only',
    lead: 'One interviewer asked it, so there is nothing to compare.',
    holds: ({ asked }) => asked === 1,
  },
  {
    title: 'Asked by nobody',
    sum: 'asked by nobody',
    lead: 'It counts nowhere, neither for nor against.',
    holds: ({ asked }) => asked === 0,
  },
];

/** Puts the questions of a panel in groups by how far apart the scores are, widest first; groups without any are left out. */
export const groupQuestions = ({ questions }: Panel): Group[] =>
  GROUPS.map(({ holds, ...group }) => ({ ...group, questions: questions.filter(holds) })).filter(
    (group) => group.questions.length > 0,
  );

const APART = ['the same score', 'one anchor apart', 'two anchors apart', 'three anchors apart'];

/** How far apart the scores of a question are, in words. */
export const nameSpread = ({ spread, asked }: PanelQuestion): string =>
  (spread === undefined ? undefined : APART[spread]) ?? (asked === 0 ? 'asked by nobody' : 'one score only');

/** Who of those that asked a question heard something, and who did not; by name. */
export interface Heard {
  text: string;
  by: string[];
  notBy: string[];
}

const differs = ({ by, notBy }: Heard): boolean => by.length > 0 && notBy.length > 0;

function compare(
  { answers }: PanelQuestion,
  members: readonly Member[],
  listsOf: (answer: NonNullable<PanelQuestion['answers'][number]>) => {
    heard: readonly string[];
    all: readonly string[];
  },
): Heard[] {
  const asked = answers.flatMap((answer, index) =>
    answer === undefined || answer.score === 'not-asked'
      ? []
      : [{ name: members[index]?.name ?? '', ...listsOf(answer) }],
  );
  const texts = [...new Set(asked.flatMap(({ all }) => all))];
  const points = texts.map((text) => ({
    text,
    by: asked.filter(({ heard }) => heard.includes(text)).map(({ name }) => name),
    notBy: asked.filter(({ heard }) => !heard.includes(text)).map(({ name }) => name),
  }));
  return points.toSorted((a, b) => Number(differs(b)) - Number(differs(a)) || b.by.length - a.by.length);
}

/** The key points of a question with who heard them, those first on which interviewers differ. */
export const comparePoints = (question: PanelQuestion, members: readonly Member[]): Heard[] =>
  compare(question, members, ({ heardPoints, missedPoints }) => ({
    heard: heardPoints,
    all: [...heardPoints, ...missedPoints],
  }));

/** The wrong answers that anybody heard, with who did. */
export const compareWrong = (question: PanelQuestion, members: readonly Member[]): Heard[] =>
  compare(question, members, ({ heardWrong }) => ({ heard: heardWrong, all: heardWrong }));
