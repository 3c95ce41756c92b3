// Runs all checks (check-*.ts) and reports how many passed.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { REPORTS_FOLDER } from '#tools/workspace/reports.ts';

/** Several times what the slowest check needs. */
const TIMEOUT_MS = 600_000;

const checks = globSync('tools/checks/check-*.ts', { cwd: ROOT })
  .filter((path) => !path.endsWith('.spec.ts'))
  .sort();
const failed = checks.filter(
  (path) =>
    spawnSync(process.execPath, [join(ROOT, path)], { cwd: ROOT, stdio: 'inherit', timeout: TIMEOUT_MS })
      .status !== 0,
);
const report = join(REPORTS_FOLDER, 'workspace', 'checks.json');
mkdirSync(dirname(report), { recursive: true });
writeFileSync(report, JSON.stringify({ passed: checks.length - failed.length, failed: failed.length }));
process.exitCode = failed.length > 0 ? 1 : 0;
