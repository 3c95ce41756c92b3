// Lints the latest commit messages, as many as a shallow clone contains.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';

const COMMITS_MAX = 20;
const commitlint = join(ROOT, 'node_modules/@commitlint/cli/cli.js');

const revList = spawnSync('git', ['rev-list', '--count', '--first-parent', 'HEAD'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const count = Number(revList.stdout.trim());
if (revList.status !== 0 || count === 0) {
  console.log('Skipped: this is not a git checkout.');
} else {
  const range = count === 1 ? ['--last'] : ['--from', `HEAD~${Math.min(count - 1, COMMITS_MAX)}`];
  const { status } = spawnSync(process.execPath, [commitlint, ...range], { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
