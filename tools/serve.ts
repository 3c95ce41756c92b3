// npm run serve: starts the existing build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { serve } from '#tools/system/serve.ts';
import { loadEnvFile, readSettingsOrExit } from '#tools/system/settings.ts';

loadEnvFile();
readSettingsOrExit(process.env);
const required = ['dist/api/main.js', 'dist/sandbox/main.js', 'dist/web/server/index.js'];
const missing = required.filter((path) => !existsSync(join(ROOT, path)));
if (missing.length > 0) {
  console.error(`Not built yet: ${missing.join(', ')}. Run npm run build first.`);
  process.exitCode = 1;
} else {
  await serve();
}
