// How long a card takes, computed from its words, never typed.
import type { Card } from '../../schemas/card.ts';
import { countWords, spokenSeconds } from '../../schemas/prose.ts';

/** Seconds an interviewer grants for thinking before the answer, and for one follow-up with its reply. */
const THINKING = 30;
const FOLLOW_UP = 75;
const READ_A_MINUTE = 220;

/** Whole minutes the question takes in an interview: asked, thought about, answered, followed up. */
export function interviewMinutes(card: Pick<Card, 'title' | 'prompt' | 'solid' | 'followUps'>): number {
  const spoken = [card.title, card.prompt ?? '', card.solid].filter((text) => text !== '');
  const seconds = spoken.reduce((sum, text) => sum + spokenSeconds(text), 0);
  return Math.round((THINKING + seconds + FOLLOW_UP * card.followUps.length) / 60);
}

/** Whole minutes it takes to read a Markdown body, fenced code not counted, at least one. */
export function readingMinutes(body: string): number {
  const prose = body.replace(/^(`{3,})[\s\S]*?^\1`*$/gm, '').replace(/<[^>]*>|\]\([^)]*\)/g, ' ');
  return Math.max(1, Math.round(countWords(prose) / READ_A_MINUTE));
}
