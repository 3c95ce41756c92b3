import { defineConfig } from 'vitest/config';

/** What every project shares: the import paths of tsconfig.base.json, and no test that hangs. */
const shared = { extends: true, resolve: { tsconfigPaths: true } } as const;

export default defineConfig({
  test: {
    projects: [
      { ...shared, test: { name: 'libs', include: ['libs/**/*.spec.{ts,tsx}'] } },
      { ...shared, test: { name: 'tools', include: ['tools/**/*.spec.ts'], testTimeout: 30_000 } },
      { ...shared, test: { name: 'web', include: ['apps/web/**/*.spec.{ts,tsx}'] } },
      {
        ...shared,
        test: { name: 'sandbox', include: ['apps/sandbox/**/*.spec.ts'], testTimeout: 30_000 },
      },
      {
        ...shared,
        // Each file starts a server with a database of its own, which takes some seconds.
        test: {
          name: 'api',
          include: ['apps/api/**/*.spec.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
