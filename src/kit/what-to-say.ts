// What an interviewer says before the first question and after the last one, the same to everybody. Plain text.

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

interface Slot {
  /** Whole minutes, with extra time. */
  minutes: number;
  questions: number;
  /** Whole minutes for the candidate’s own questions, at the end. */
  candidateMinutes: number;
}

/** Before the first question. */
export const listOpening = ({ minutes, questions, candidateMinutes }: Slot): string[] => [
  `We have ${count(minutes, 'minute')}. I ask ${count(questions, 'question')}, one after the other. The last ${count(candidateMinutes, 'minute')} are for your questions.`,
  'Everybody gets the same questions, and the same first follow-up to each.',
  'Take time to think before you answer. Silence is planned for, and speed is not scored.',
  'I take notes while you talk, since I score what was said. So I look away at times.',
  'Ask me to repeat or explain a question whenever you like.',
  'Tell me if you have seen a question before. It does not count against you; where it has another form, I ask that.',
  '“I do not know” is an answer. Then we go on.',
];

/** After the last question. */
export const listClosing = (candidateMinutes: number): string[] => [
  `What would you like to know from us? We have ${count(candidateMinutes, 'minute')} for it.`,
  'This is what happens next, and by when you hear from us.',
];

/** What an interviewer is told about extra time. */
export const describeExtraTime = (extraTime: number): string =>
  `Extra time: all planned times are ${extraTime} times as long. Say the new end of the interview, and nothing of the reason.`;

/** What is done when the candidate has left. */
export const AFTERWARDS = [
  'Score before you talk to the other interviewers: each question by its own anchors, from your notes.',
  'A score needs evidence: what was said, not what it felt like. “Not asked” is not “poor”.',
  'What the candidate asked is not scored.',
] as const;
