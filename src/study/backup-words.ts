// How old the last backup is, and whether it is time for another.
import { mergeReviews } from './merge.ts';
import type { Review } from './types.ts';

const DAY = 86_400_000;
/** After so many days a backup is old, if there was an answer since. */
export const OLD = 14;

const answers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);

function ago(days: number): string {
  if (days < 1) return 'less than a day ago';
  return days < 2 ? 'a day ago' : `${Math.floor(days)} days ago`;
}

/** Says when the last export was made and what came since; `isDue` where another one is due. Times in milliseconds since 1970. */
export function describeBackup(
  reviews: readonly Review[],
  { lastBackup, now }: { lastBackup: number | undefined; now: number },
): { words: string; isDue: boolean } {
  const all = mergeReviews(reviews, []);
  if (lastBackup === undefined) {
    if (all.length === 0) return { words: 'There is nothing to back up yet.', isDue: false };
    return { words: `There is no backup of your ${answers(all.length)}.`, isDue: true };
  }
  // A clock that was set back makes a backup of tomorrow, whose age nobody knows.
  if (lastBackup > now + DAY)
    return { words: 'The last backup bears a date that is still to come, so its age is not known.', isDue: true };
  const days = (now - lastBackup) / DAY;
  const since = all.filter(({ at }) => at > lastBackup).length;
  const came = since === 0 ? 'nothing was answered since' : `${answers(since)} since`;
  return { words: `The last backup was made ${ago(days)}; ${came}.`, isDue: since > 0 && days >= OLD };
}
