import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { engineSpecs } from './apps/api/vitest.engine-specs.ts';

const isTrial = ({ moduleId }: TestSpecification) => moduleId.includes('/trials/');

/** The trials take the longest, so they start first and no worker is left waiting for one of them at the end. */
class TrialsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isTrial), ...sorted.filter((file) => !isTrial(file))];
  }
}

/** What every project shares: the import paths of tsconfig.base.json. */
const shared = { extends: true, resolve: { tsconfigPaths: true } } as const;

/**
 * Each file starts a server with a database of its own. A worker loads the server's code once for all its files, which
 * is safe because that code keeps no state in its modules, and saves a third of the processor time.
 */
const api = {
  isolate: false,
  setupFiles: ['apps/api/vitest.setup.ts'],
  // Above what a server of theirs may take to be ready.
  testTimeout: 300_000,
};

export default defineConfig({
  test: {
    // Servers wait much of the time (for an e-mail, for a scheduled job), so there is one more worker than processors.
    maxWorkers: 3,
    // Far beyond what any test needs, so that a busy machine fails nothing and what hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 300_000,
    sequence: { sequencer: TrialsFirst },
    projects: [
      {
        ...shared,
        test: { name: 'libs', include: ['libs/**/*.spec.{ts,tsx}'], exclude: ['libs/server/**'] },
      },
      { ...shared, test: { name: 'tools', include: ['tools/**/*.spec.ts'] } },
      { ...shared, test: { name: 'web', include: ['apps/web/**/*.spec.{ts,tsx}'] } },
      { ...shared, test: { name: 'sandbox', include: ['apps/sandbox/**/*.spec.ts'] } },
      {
        ...shared,
        test: {
          ...api,
          name: 'api',
          globalSetup: ['apps/api/vitest.global-setup.ts'],
          include: ['apps/api/**/*.spec.ts', 'libs/server/**/*.spec.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...api,
          name: 'api-embedded',
          env: { TEST_DATABASE_URL: '' },
          include: engineSpecs,
        },
      },
    ],
  },
});
