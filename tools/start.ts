// npm start: builds what is stale, then starts everything and says where it is.
import { buildStale, SITE_BUILDS } from './system/builds.ts';
import { serve } from './system/serve.ts';
import { loadEnvFile } from './system/settings.ts';

loadEnvFile();
try {
  await buildStale(SITE_BUILDS);
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
