import { spawnSync } from 'node:child_process';
import { ROOT } from '../system/root.ts';
import { runScript } from './command.ts';
import type { StageResult } from './counts.ts';
import { countAsOne } from './counts.ts';

const AT_MOST = 50;

function countCommits(): number {
  const result = spawnSync('git', ['rev-list', '--count', '--first-parent', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return result.status === 0 ? Number(result.stdout.trim()) : 0;
}

/** The last messages, as far back as a shallow clone goes. */
export async function lintCommits(): Promise<StageResult | string> {
  const count = countCommits();
  if (count === 0) return 'left out: this is not a git checkout';
  const range = count === 1 ? ['--last'] : ['--from', `HEAD~${Math.min(count - 1, AT_MOST)}`];
  return countAsOne(await runScript('node_modules/@commitlint/cli/cli.js', range));
}
