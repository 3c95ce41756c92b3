import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { findWholeChromium } from '#tools/system/chromium.mjs';
import { FAILURES, writePage } from '#tools/visual/pictures/html-report.ts';
import { runNx } from './nx.ts';
import { countTask, LAST_SUITE, RECORD, REPORTS, readLastRun } from './reports.ts';
import { formatTotals, toRows, formatRow } from './table.ts';

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
export const NIGHTLY = ['test-everywhere', 'chaos', 'budgets-all-pages'];

/**
 * Runs targets with Nx, prints the counts of each and ends with `N passed, N failed`. Sets the exit code. CI does not
 * use the Nx cache.
 */
export async function runSuite(command: 'run-many' | 'affected', targets: string[]): Promise<void> {
  for (const path of [REPORTS, RECORD]) rmSync(path, { recursive: true, force: true });
  // Installs a browser if necessary, before parallel tasks look for it.
  await findWholeChromium();
  const fresh = process.env['CI'] ? ['--skip-nx-cache'] : [];
  const args = [command, `--targets=${targets.join(',')}`, '--output-style=static', ...fresh];
  const exitCode = await runNx(args);
  if (existsSync(FAILURES)) writePage();
  mkdirSync(REPORTS, { recursive: true });
  if (existsSync(RECORD)) copyFileSync(RECORD, LAST_SUITE);
  const counted = readLastRun().map((task) => ({ ...task, ...countTask(task) }));
  if (counted.length === 0 && exitCode === 0) console.log('Nothing is affected.');
  const rows = toRows(counted);
  console.log(`\n${rows.map(formatRow).join('\n')}`);
  for (const { project, target } of counted.filter(({ failed }) => failed > 0))
    console.log(`failed: ${project}:${target}`);
  console.log(`\n${formatTotals(rows)}`);
  const hasFailed = exitCode !== 0 || rows.some(({ failed }) => failed > 0);
  process.exitCode = hasFailed ? 1 : 0;
}
