// npm run build: builds everything that is stale into dist/, Storybook included.
import { buildStale, SITE_BUILDS, STORYBOOK_BUILD } from './system/builds.ts';

try {
  await buildStale(SITE_BUILDS);
  await buildStale([STORYBOOK_BUILD]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
