// Runs all checks (check-*.ts), two at a time, and reports how many passed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '#tools/system/root.ts';
import { REPORTS_FOLDER } from '#tools/workspace/reports.ts';

/** Several times what the slowest check needs. */
const TIMEOUT_MS = 600_000;
const PARALLEL = 2;

const checks = globSync('tools/checks/check-*.ts', { cwd: ROOT })
  .filter((path) => !path.endsWith('.spec.ts'))
  .sort();

/** Prints the output of a check when it ends, so that the lines of two checks do not mix. */
async function runCheck(path: string): Promise<boolean> {
  const check = spawn(process.execPath, [join(ROOT, path)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  });
  const [output, errors] = await Promise.all([text(check.stdout), text(check.stderr), once(check, 'close')]);
  process.stdout.write(output);
  process.stderr.write(errors);
  return check.exitCode === 0;
}

const queue = checks.values();
let passed = 0;
async function runQueue(): Promise<void> {
  for (const path of queue) if (await runCheck(path)) passed += 1;
}
await Promise.all(Array.from({ length: PARALLEL }, runQueue));

const failed = checks.length - passed;
const report = join(REPORTS_FOLDER, 'workspace', 'checks.json');
mkdirSync(dirname(report), { recursive: true });
writeFileSync(report, JSON.stringify({ passed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
