// Unit tests: beside the code in src/, and those that cross modules in test/. The browser's are in test/e2e/.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/*.test.ts'],
    passWithNoTests: false,
    setupFiles: ['test/wire-setup.ts'],
  },
});
