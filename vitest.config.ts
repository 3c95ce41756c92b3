import { defineConfig } from 'vitest/config';
import { engineSpecs, trialSpecs } from './apps/api/vitest.spec-groups.ts';

const shared = {
  extends: true,
  resolve: { tsconfigPaths: true },
  // Works with both builds of React. Projects share Vitest's cache of transformed modules, and need the same.
  oxc: { jsx: { development: false } },
} as const;

/** Each file starts a server with its own database. */
const api = {
  isolate: false,
  setupFiles: ['apps/api/vitest.setup.ts'],
  // Longer than the startup timeout of the servers under test.
  testTimeout: 300_000,
  // Runs alone, and waits for the database and the fake services for a fifth of the time.
  maxWorkers: 3,
  // Vitest runs projects with another number of workers one after another.
  sequence: { groupOrder: 1 },
};

/** Tests of the test tools in a browser, which run at night: the stories that they test depend on them every day. */
const browserToolSpecs = [
  'tools/visual/run-stories.spec.ts',
  'tools/visual/page-structure.spec.ts',
  'tools/visual/screenshots/compare.spec.ts',
];

/**
 * The production build of React renders the same HTML in half of the time. A worker that has loaded the other build cannot
 * load it as well.
 */
const productionSpecs = ['.storybook/theme-changes.spec.tsx'];

/**
 * With `isolate: false`, a worker loads the product's code once for all spec files, which saves a third of the CPU time or
 * more. It is safe because modules hold no state and specs undo what they replace.
 */
export default defineConfig({
  test: {
    // CI has two cores. More workers do not shorten a run, and make each test slower.
    maxWorkers: 2,
    // Far above normal run times: a busy machine fails no test, but a hanging one still ends.
    testTimeout: 60_000,
    hookTimeout: 300_000,
    // Projects add theirs.
    setupFiles: ['vitest.setup.ts'],
    projects: [
      {
        ...shared,
        test: {
          name: 'libs',
          isolate: false,
          include: ['libs/**/*.spec.{ts,tsx}'],
          exclude: ['libs/server/**'],
        },
      },
      {
        ...shared,
        test: {
          name: 'tools',
          isolate: false,
          include: ['{tools,.storybook}/**/*.spec.{ts,tsx}'],
          exclude: [...browserToolSpecs, ...productionSpecs],
        },
      },
      { ...shared, test: { name: 'production', env: { NODE_ENV: 'production' }, include: productionSpecs } },
      { ...shared, test: { name: 'test-tools', include: browserToolSpecs } },
      { ...shared, test: { name: 'web', isolate: false, include: ['apps/web/**/*.spec.{ts,tsx}'] } },
      { ...shared, test: { name: 'sandbox', isolate: false, include: ['apps/sandbox/**/*.spec.ts'] } },
      {
        ...shared,
        test: {
          ...api,
          name: 'api',
          globalSetup: ['apps/api/vitest.global-setup.ts'],
          include: ['apps/api/**/*.spec.ts', 'libs/server/**/*.spec.ts'],
          // The first starts the embedded database itself and runs in `api-embedded`.
          exclude: ['libs/server/platform/database/embedded/**', ...trialSpecs],
        },
      },
      {
        ...shared,
        test: {
          ...api,
          name: 'api-trials',
          globalSetup: ['apps/api/vitest.global-setup.ts'],
          include: trialSpecs,
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
