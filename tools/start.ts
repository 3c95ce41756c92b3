// npm start: builds what changed, starts everything and prints the URLs.
import { serve } from '#tools/system/serve.ts';
import { loadEnvFile, readSettingsOrExit } from '#tools/system/settings.ts';
import { build, SITE_PROJECTS } from '#tools/workspace/nx.ts';

loadEnvFile();
readSettingsOrExit(process.env);
try {
  await build(SITE_PROJECTS);
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
