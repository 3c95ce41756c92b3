import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { findWholeChromium } from '../chromium.mjs';
import { FAILURES, writePage } from '../visual/pictures/html-report.ts';
import { runNx } from './nx.ts';
import { countTask, LAST_SUITE, RECORD, REPORTS, readLastRun } from './reports.ts';
import { formatTotals, toRows, formatRow } from './table.ts';

/** Everything that CI runs. */
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

/** What CI leaves to the night; docs/testing.md says what each proves. */
export const NIGHTLY = ['test-everywhere', 'chaos', 'budgets-all-pages'];

/**
 * Runs targets with Nx and prints what each counted, ending with `N passed, N failed`. Sets the exit code. In CI
 * everything runs; elsewhere Nx takes from its cache what has not changed.
 */
export async function runSuite(command: 'run-many' | 'affected', targets: string[]): Promise<void> {
  for (const path of [REPORTS, RECORD]) rmSync(path, { recursive: true, force: true });
  // Installs a browser when the machine has none, before tasks look for it at the same time.
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
