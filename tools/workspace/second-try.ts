import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { listFailures } from './failures.ts';
import type { Failure } from './failures.ts';
import { countTask, REPORTS_FOLDER } from './reports.ts';
import type { Counts, Task } from './reports.ts';

export type CountedTask = Task & Counts;

/** More flaky tests than this in one run fail it: the suite itself needs fixing then. */
export const MAX_FLAKY = 5;

/** A task with more failed tests than this is broken, not flaky, and is not repeated. */
const MAX_REPEATED = 25;

/** Options with which the commands of these targets run one test at a time. Vitest obeys VITEST_MAX_WORKERS. */
const SERIAL_OPTIONS: Record<string, string[]> = {
  storybook: ['--pages', '1'],
  stories: ['--pages', '1'],
  e2e: ['--workers', '1'],
};

/** Runs a task alone, with further arguments for its command, and returns the exit code. */
export type RunTask = (task: Task, args: string[]) => Promise<number>;

export interface FlakyTest {
  project: string;
  target: string;
  /** Empty for a task that does not report single tests. */
  title: string;
  /** First lines of the error of the first run. */
  message: string;
}

interface SecondTry {
  /** All tasks; those that were repeated have the counts of both runs together. */
  tasks: CountedTask[];
  flaky: FlakyTest[];
}

/** Tasks that need a failed build never ran, so a second try of the build alone would prove nothing. */
const isRepeatable = ({ target, failed }: CountedTask): boolean =>
  failed > 0 && failed <= MAX_REPEATED && target !== 'build';

/**
 * Repeats the failed tests of each task once, one at a time. A test that passes now counts as passed and is returned as
 * flaky; one that fails again stays failed. A task that reports no single tests is repeated as a whole.
 */
export async function repeatFailures(
  tasks: readonly CountedTask[],
  run: RunTask,
  folder = REPORTS_FOLDER,
): Promise<SecondTry> {
  const flaky: FlakyTest[] = [];
  const results: CountedTask[] = [];
  for (const task of tasks) {
    const repeated = isRepeatable(task) ? await repeatTask(task, run, folder) : { task, flaky: [] };
    results.push(repeated.task);
    flaky.push(...repeated.flaky);
  }
  return { tasks: results, flaky };
}

async function repeatTask(task: CountedTask, run: RunTask, folder: string) {
  const failures = listFailures(task, folder);
  const selectors = [...new Set(failures.map(({ selector }) => selector))];
  const restoreFirstReport = setFirstReportAside(task, folder);
  const exitCode = await run(task, [...selectors, ...(SERIAL_OPTIONS[task.target] ?? [])]);
  restoreFirstReport();
  const second = countTask({ ...task, hasPassed: exitCode === 0 }, folder);
  const failedAgain = new Set(listFailures(task, folder).map(({ title }) => title));
  // A failure that no report names, such as a crash, spares no test.
  const isExplained = second.failed <= failedAgain.size;
  const recovered = isExplained
    ? listTitles(task, failures).filter(({ title }) => !failedAgain.has(title))
    : [];
  const failed = Math.max(task.failed - recovered.length, second.failed);
  return {
    task: { ...task, hasPassed: failed === 0, passed: task.passed + task.failed - failed, failed },
    flaky: recovered.map(({ title, message }) => ({
      project: task.project,
      target: task.target,
      title,
      message,
    })),
  };
}

/** Stands for the whole task if it reports no single tests. */
const listTitles = (task: CountedTask, failures: Failure[]): Failure[] =>
  failures.length > 0
    ? failures
    : Array.from({ length: task.failed }, () => ({ title: '', message: '', selector: '' }));

/**
 * Moves the report away, so that the one read later is that of the second run. Returns a function that moves it back if
 * the second run wrote none, such as after a crash: the summary then still names the failed tests.
 */
function setFirstReportAside({ project, target }: Task, folder: string): () => void {
  const path = join(folder, project, `${target}.json`);
  const aside = join(folder, project, `${target}.first.json`);
  if (!existsSync(path)) return () => undefined;
  renameSync(path, aside);
  return () => {
    if (!existsSync(path)) renameSync(aside, path);
  };
}

export const formatFlaky = ({ project, target, title }: FlakyTest): string =>
  `flaky: ${project}:${target} ${title}`.trimEnd();
