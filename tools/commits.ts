// Lints the latest commit messages; a shallow clone limits how many.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';

const AT_MOST = 20;
const commitlint = join(ROOT, 'node_modules/@commitlint/cli/cli.js');

const counted = spawnSync('git', ['rev-list', '--count', '--first-parent', 'HEAD'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const count = Number(counted.stdout.trim());
if (counted.status !== 0 || count === 0) {
  console.log('Left out: this is not a git checkout.');
} else {
  const range = count === 1 ? ['--last'] : ['--from', `HEAD~${Math.min(count - 1, AT_MOST)}`];
  const { status } = spawnSync(process.execPath, [commitlint, ...range], { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
