// End-to-end tests: the built site in dist/, served as hosts serve it, in a real browser.
import { defineConfig } from 'vitest/config';

const shared = {
  root: `${import.meta.dirname}/../..`,
  testTimeout: 30_000,
  hookTimeout: 120_000,
  // A second is little for a page on a busy machine; what never comes fails all the same.
  expect: { poll: { timeout: 5000 } },
};
/** What measures time has the machine to itself. */
const TIMED = ['test/e2e/run.e2e.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'timed', include: TIMED, fileParallelism: false, sequence: { groupOrder: 0 } } },
      {
        test: {
          ...shared,
          name: 'pages',
          include: ['test/e2e/*.e2e.ts'],
          exclude: TIMED,
          // Two browsers on two cores: most of a test is waiting.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
