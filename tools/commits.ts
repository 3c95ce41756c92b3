// Names the latest commits whose messages do not follow commitlint.config.js, as many as a shallow clone contains. They are
// part of the history, so they fail nothing; the hook in tools/git-hooks rejects such messages.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { listRejectedSubjects } from '#tools/workspace/commit-messages.ts';
import { REPORTS_FOLDER, SUITE_VARIABLE } from '#tools/workspace/reports.ts';

const COMMITS_MAX = 20;
const TIMEOUT_MS = 60_000;
const commitlint = join(ROOT, 'node_modules/@commitlint/cli/cli.js');
const options = { cwd: ROOT, encoding: 'utf8', timeout: TIMEOUT_MS } as const;

function findProblems(): string[] {
  const revList = spawnSync('git', ['rev-list', '--count', '--first-parent', 'HEAD'], options);
  const count = Number(revList.stdout.trim());
  if (revList.status !== 0 || count === 0) return [];
  const range = count === 1 ? ['--last'] : ['--from', `HEAD~${Math.min(count - 1, COMMITS_MAX)}`];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [commitlint, '--no-color', ...range],
    options,
  );
  const subjects = listRejectedSubjects(stdout);
  if (status !== 0 && subjects.length === 0) return [`commitlint failed: ${stderr.trim()}`];
  return subjects.map((subject) => `commit message: ${subject}`);
}

const notices = findProblems();
if (process.env[SUITE_VARIABLE] === undefined) for (const notice of notices) console.log(notice);
const report = join(REPORTS_FOLDER, 'workspace', 'commits.json');
mkdirSync(dirname(report), { recursive: true });
writeFileSync(report, JSON.stringify({ passed: 1, failed: 0, notices }));
