import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { findFullChromium } from '#tools/system/chromium.mjs';
import { FAILURES_FOLDER, writeReportPage } from '#tools/visual/screenshots/html-report.ts';
import { runNx } from './nx.ts';
import { countTask, LAST_RUN_FILE, NX_RUN_FILE, REPORTS_FOLDER, readLastRun } from './reports.ts';
import { formatTotals, toRows, formatRow } from './summary-table.ts';

export const TARGETS = [
  'format',
  'lint',
  'commits',
  'checks',
  'typecheck',
  'build',
  'test',
  'test-embedded',
  'storybook',
  'e2e',
  'budgets',
];

/** Targets that CI runs only at night; docs/testing.md describes them. */
export const NIGHTLY_TARGETS = ['test-everywhere', 'chaos', 'budgets-all-pages'];

/**
 * Runs targets with Nx, prints the counts of each and ends with `N passed, N failed`. Sets the exit code. CI does not
 * use the Nx cache.
 */
export async function runSuite(command: 'run-many' | 'affected', targets: string[]): Promise<void> {
  for (const path of [REPORTS_FOLDER, NX_RUN_FILE]) rmSync(path, { recursive: true, force: true });
  // Installs a browser if necessary, before parallel tasks look for it.
  await findFullChromium();
  const cacheFlags = process.env['CI'] ? ['--skip-nx-cache'] : [];
  const args = [command, `--targets=${targets.join(',')}`, '--output-style=static', ...cacheFlags];
  const exitCode = await runNx(args);
  if (existsSync(FAILURES_FOLDER)) writeReportPage();
  mkdirSync(REPORTS_FOLDER, { recursive: true });
  if (existsSync(NX_RUN_FILE)) copyFileSync(NX_RUN_FILE, LAST_RUN_FILE);
  const tasks = readLastRun().map((task) => ({ ...task, ...countTask(task) }));
  if (tasks.length === 0 && exitCode === 0) console.log('No project is affected.');
  const rows = toRows(tasks);
  console.log(`\n${rows.map(formatRow).join('\n')}`);
  for (const { project, target } of tasks.filter(({ failed }) => failed > 0))
    console.log(`failed: ${project}:${target}`);
  console.log(`\n${formatTotals(rows)}`);
  const hasFailed = exitCode !== 0 || rows.some(({ failed }) => failed > 0);
  process.exitCode = hasFailed ? 1 : 0;
}
