// What of a card an interview asks, expects and grades by, in the author’s Markdown: what its hash is made from, and what the archive keeps.
import type { Card } from '../schemas/card.ts';

export interface CardVersion {
  title: string;
  prompt?: string;
  keyPoints: { text: string; essential: boolean }[];
  followUps: Card['followUps'];
  wrongAnswers: { claim: string; correction: string }[];
  rubric: Card['rubric'];
  variants: Card['variants'];
}

/** Takes from a card what an interview is made of. */
export function versionOf({ title, prompt, keyPoints, followUps, wrongAnswers, rubric, variants }: Card): CardVersion {
  return {
    title,
    ...(prompt === undefined ? {} : { prompt }),
    keyPoints: keyPoints.map(({ text, essential }) => ({ text, essential })),
    followUps,
    wrongAnswers: wrongAnswers.map(({ claim, correction }) => ({ claim, correction })),
    rubric,
    variants,
  };
}

/** Makes the hash of a version: the first 48 bits of SHA-256 over its JSON, as eight characters of base64url (RFC 4648, section 5). */
export async function hashVersion(version: CardVersion): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(version)));
  const bytes = String.fromCharCode(...new Uint8Array(digest).subarray(0, 6));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_');
}
