// Unused files, exports and dependencies, and dependencies that are not in package.json, as knip.json defines them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { finish } from './files.ts';

const knip = spawnSync(join(ROOT, 'node_modules/.bin/knip'), ['--no-progress', '--reporter', 'compact'], {
  cwd: ROOT,
  encoding: 'utf8',
  timeout: 300_000,
});
if (knip.status !== 0 && knip.stdout === '') throw new Error(knip.stderr || 'knip did not end in time.');
finish('check-unused', knip.stdout.split('\n').filter(Boolean));
