// npm run serve: starts what is built and nothing else.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_BUILDS } from './system/builds.ts';
import { ROOT } from './system/root.ts';
import { serve } from './system/serve.ts';
import { loadEnvFile } from './system/settings.ts';

loadEnvFile();
const missing = SITE_BUILDS.filter(({ output }) => !existsSync(join(ROOT, output)));
if (missing.length > 0) {
  console.error(`Not built yet: ${missing.map(({ name }) => name).join(', ')}. Run npm run build first.`);
  process.exitCode = 1;
} else {
  await serve();
}
