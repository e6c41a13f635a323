// End-to-end tests: the built site in dist/, served as hosts serve it, in a real browser.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/e2e/*.e2e.ts'],
    root: `${import.meta.dirname}/../..`,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // One browser at a time: two of them on two cores make timings, and with them failures, a matter of luck.
    fileParallelism: false,
  },
});
