// npm start: builds what changed, starts everything and prints the URLs.
import { serve } from '#tools/system/serve.ts';
import { loadEnvFile } from '#tools/system/settings.ts';
import { build, SITE } from '#tools/workspace/nx.ts';

loadEnvFile();
try {
  await build(SITE);
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
