// What the kit says when the browser does not keep an interview.
import { createKeepWords } from '../study/keep-words.ts';

/** Sentences about what is not being kept, what was not saved, and what could not be read. */
export const { formatObstacle, formatFailure, formatUnread } = createKeepWords({
  name: 'your interview',
  database: 'wireproof-kit',
  rescue: 'copy your notes or save the scorecard',
  left: {
    'your last note': 'It is still in this tab, and is saved with your next one if that can be saved.',
    'the deletion': 'Nothing was deleted.',
    'the repair of what could not be read': 'It stays where it was.',
  },
});

/** Says why a change was not taken. */
export const HELD_ELSEWHERE =
  'Not saved: this interview is open in another tab. Go on there, or take it over here first.';

/** Says what a page without TLS cannot do. */
export const WITHOUT_LOCKS =
  'This page was not loaded over https, so the browser cannot tell whether an interview is open in another tab too. Keep each one open in one tab only.';
