// Unit tests: beside the code in src/, and those that cross modules in test/. The browser's are in test/e2e/.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, mostly by waiting: begun first, so that nothing waits for it alone at the end. */
const LONG = [
  'validate-official',
  'validate-stdio',
  'validate-http',
  'hostile-stdio',
  'fuzz',
  'published-rules',
  'cli',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = LONG.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
      return index < 0 ? LONG.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/*.test.ts'],
    passWithNoTests: false,
    // One more than CI has cores, since the long ones wait.
    maxWorkers: 3,
    // On a busy machine what takes one second takes ten; what hangs fails all the same.
    testTimeout: 30_000,
    sequence: { sequencer: LongFirst },
    // Some start our command a hundred times; what Node compiled is kept for the next time.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compiled') },
    setupFiles: ['test/wire-setup.ts'],
  },
});
