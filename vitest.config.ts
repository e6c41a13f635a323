// Unit tests: beside the code in src/, and those that cross modules in test/. The browser's are in test/e2e/.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/*.test.ts'],
    passWithNoTests: false,
    // Left alone it takes one worker less than there are cores, of which CI has two.
    maxWorkers: 2,
    setupFiles: ['test/wire-setup.ts'],
  },
});
