// npm run staff -- COMMAND …: manages staff accounts, with or without a running server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { loadEnvFile } from '#tools/system/settings.ts';
import { build } from '#tools/workspace/nx.ts';

loadEnvFile();
try {
  await build(['api'], 'the server');
  const child = spawn(process.execPath, [join(ROOT, 'dist/api/staff.js'), ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  await once(child, 'exit');
  process.exitCode = child.exitCode ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
