// What the drill says when the browser does not keep what it was given.
import { createKeepWords } from './keep-words.ts';

/** Sentences about what is not being kept, what was not saved, and what could not be read. */
export const { formatObstacle, formatFailure, formatUnread } = createKeepWords({
  name: 'your progress',
  database: 'wireproof-study',
  rescue: 'export',
  left: {
    'your last answer':
      'It is still in this tab and in an export, and is saved with your next answer if that can be saved.',
    'your settings': 'They hold in this tab.',
    'the import': 'Nothing of the file was taken.',
    'the reset': 'Nothing was deleted.',
    'the repair of what could not be read': 'It stays where it was.',
  },
});
