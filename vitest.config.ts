import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

const isTrial = ({ moduleId }: TestSpecification) => moduleId.includes('/trials/');

/** The trials, which take the longest, come first, so that at the end no worker waits for one of them alone. */
class TrialsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isTrial), ...sorted.filter((file) => !isTrial(file))];
  }
}

/** What every project shares: the import paths of tsconfig.base.json, and no test that hangs. */
const shared = { extends: true, resolve: { tsconfigPaths: true } } as const;

export default defineConfig({
  test: {
    // Servers wait a good part of the time (for a letter, for the next round), so there is one more than two processors
    // can do. It goes for all projects, since only then the small specs run beside the servers' and not after them.
    maxWorkers: 3,
    // Far beyond what any of them needs, so that a busy machine fails nothing; what hangs ends all the same.
    testTimeout: 60_000,
    hookTimeout: 300_000,
    sequence: { sequencer: TrialsFirst },
    projects: [
      { ...shared, test: { name: 'libs', include: ['libs/**/*.spec.{ts,tsx}'] } },
      { ...shared, test: { name: 'tools', include: ['tools/**/*.spec.ts'] } },
      { ...shared, test: { name: 'web', include: ['apps/web/**/*.spec.{ts,tsx}'] } },
      { ...shared, test: { name: 'sandbox', include: ['apps/sandbox/**/*.spec.ts'] } },
      {
        ...shared,
        // Each file starts a server with a database of its own. A worker loads the server's code once for all its files,
        // which is safe since that keeps no state in its modules, and saves a third of the processor time.
        test: {
          name: 'api',
          isolate: false,
          setupFiles: ['apps/api/vitest.setup.ts'],
          include: ['apps/api/**/*.spec.ts'],
          // Above what a server of theirs may take to be ready.
          testTimeout: 300_000,
        },
      },
    ],
  },
});
