import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { engineSpecs } from './apps/api/vitest.engine-specs.ts';

const isTrial = ({ moduleId }: TestSpecification) => moduleId.includes('/trials/');

/** Runs the slowest files (trials) first, so that no worker is left with one at the end. */
class TrialsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isTrial), ...sorted.filter((file) => !isTrial(file))];
  }
}

const shared = { extends: true, resolve: { tsconfigPaths: true } } as const;

/**
 * Each file starts a server with its own database. `isolate: false` loads the server's code once per worker, which is
 * safe because its modules hold no state, and saves a third of the CPU time.
 */
const api = {
  isolate: false,
  setupFiles: ['apps/api/vitest.setup.ts'],
  // Longer than the startup timeout of the servers under test.
  testTimeout: 300_000,
};

export default defineConfig({
  test: {
    // CI has two cores. More workers do not shorten a run, and make each test slower.
    maxWorkers: 2,
    // Far above normal run times: a busy machine fails no test, but a hanging one still ends.
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
