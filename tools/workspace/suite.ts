import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILURES_FOLDER, writeReportPage } from '#tools/visual/screenshots/html-report.ts';
import { prepareBrowsers } from './browsers.ts';
import { listFailures } from './failures.ts';
import { createMemoryFolder } from './memory-folder.ts';
import { runNx } from './nx.ts';
import {
  countTask,
  LAST_RUN_FILE,
  NX_RUN_FILE,
  readLastRun,
  readNotices,
  REPORTS_FOLDER,
  SUITE_VARIABLE,
} from './reports.ts';
import { formatFlaky, MAX_FLAKY, repeatFailures } from './second-try.ts';
import type { CountedTask, FlakyTest, RunTask } from './second-try.ts';
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
  'stories',
  'e2e',
];

/** Targets that CI runs only at night; docs/testing.md describes them. */
export const NIGHTLY_TARGETS = [
  'test-everywhere',
  'storybook-every-scheme',
  'storybook-translated',
  'story-coverage',
  'storybook-times',
  'test-tools',
  'chaos',
  'e2e-nightly',
  'budgets',
];

/** Environment variable with which `vitest.setup.ts` replaces the fixed seed of property tests. */
export const SEED_VARIABLE = 'FAST_CHECK_SEED';

const FLAKY_FILE = join(REPORTS_FOLDER, 'flaky.json');

interface SuiteOptions {
  command: 'run-many' | 'affected';
  targets: string[];
  /** Whether failed tests run once more, alone. */
  hasSecondTry: boolean;
}

/**
 * Runs targets with Nx, prints the counts of each, the failed and the flaky tests, and ends with `N passed, N failed`.
 * Sets the exit code. CI does not use the Nx cache.
 */
export async function runSuite(options: SuiteOptions): Promise<void> {
  const memoryFolder = createMemoryFolder();
  const environment = { [SUITE_VARIABLE]: '1', ...(memoryFolder && { TMPDIR: memoryFolder.path }) };
  try {
    await runTargets(options, environment);
  } finally {
    memoryFolder?.remove();
  }
}

async function runTargets(
  { command, targets, hasSecondTry }: SuiteOptions,
  environment: Record<string, string>,
): Promise<void> {
  for (const path of [REPORTS_FOLDER, NX_RUN_FILE]) rmSync(path, { recursive: true, force: true });
  await prepareBrowsers(targets);
  const cacheFlags = process.env['CI'] ? ['--skip-nx-cache'] : [];
  const args = [command, `--targets=${targets.join(',')}`, '--output-style=static', ...cacheFlags];
  const exitCode = await runNx(args, environment);
  if (existsSync(FAILURES_FOLDER)) writeReportPage();
  mkdirSync(REPORTS_FOLDER, { recursive: true });
  if (existsSync(NX_RUN_FILE)) copyFileSync(NX_RUN_FILE, LAST_RUN_FILE);
  const firstTry = readLastRun().map((task) => ({ ...task, ...countTask(task) }));
  if (firstTry.length === 0 && exitCode === 0) console.log('No project is affected.');
  const { tasks, flaky } = hasSecondTry
    ? await repeatFailures(firstTry, (task, extraArgs) => runAlone(task, extraArgs, environment))
    : { tasks: firstTry, flaky: [] };
  writeFileSync(FLAKY_FILE, JSON.stringify(flaky, null, 2));
  // Nx was interrupted (its exit code for failed tasks is 1) or failed without a failed task.
  const hasNoVerdict = exitCode > 1 || (exitCode !== 0 && firstTry.every(({ failed }) => failed === 0));
  printSummary(tasks, flaky);
  const hasFailed = hasNoVerdict || flaky.length > MAX_FLAKY || tasks.some(({ failed }) => failed > 0);
  process.exitCode = hasFailed ? 1 : 0;
}

/** Runs one task without its dependencies, which have run before, and without the cache. */
function runAlone(
  { project, target }: Parameters<RunTask>[0],
  args: string[],
  environment: Record<string, string>,
): Promise<number> {
  console.log(`\nRunning the failed tests of ${project}:${target} once more, one at a time.`);
  const flags = ['--output-style=static', '--skip-nx-cache', '--exclude-task-dependencies'];
  return runNx(['run', `${project}:${target}`, ...flags, ...args], {
    ...environment,
    VITEST_MAX_WORKERS: '1',
  });
}

function printSummary(tasks: CountedTask[], flaky: FlakyTest[]): void {
  const rows = toRows(tasks);
  console.log(`\n${rows.map(formatRow).join('\n')}`);
  for (const task of tasks.filter(({ failed }) => failed > 0)) {
    console.log(`failed: ${task.project}:${task.target}`);
    for (const { title, message } of listFailures(task)) console.log(`${title}\n${message}`);
  }
  for (const each of flaky) console.log(formatFlaky(each));
  for (const notice of new Set(tasks.flatMap((task) => readNotices(task)))) console.log(notice);
  const seed = process.env[SEED_VARIABLE];
  if (seed) console.log(`The seed of property tests was ${seed}; ${SEED_VARIABLE}=${seed} repeats them.`);
  if (flaky.length > MAX_FLAKY) console.log(`More than ${MAX_FLAKY} flaky tests fail the run.`);
  console.log(`\n${formatTotals(rows)}`);
}
