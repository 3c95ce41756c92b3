import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';

/** Folder of the reports that tasks write: `dist/reports/<project>/<target>.json`. */
export const REPORTS_FOLDER = join(ROOT, 'dist', 'reports');

/** Nx's report of its last run, and the copy that `npm test` saves. */
export const NX_RUN_FILE = join(ROOT, '.nx', 'cache', 'run.json');
export const LAST_RUN_FILE = join(REPORTS_FOLDER, 'run.json');

/** Environment variable of the tasks of a suite, whose summary prints their notices. */
export const SUITE_VARIABLE = 'PANISCUS_SUITE';

export interface Counts {
  passed: number;
  failed: number;
}

export interface Task {
  project: string;
  target: string;
  hasPassed: boolean;
  isFromCache: boolean;
  seconds: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads a report by Vitest, by Playwright (a flaky test counts as failed) or by a tool of the project. */
function readCounts(report: VitestReport | PlaywrightReport | Counts): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  if ('numPassedTests' in report) return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.passed, failed: report.failed };
}

/**
 * Counts the tests of a task. A task without a report counts as one. A crash without a failed test counts as one
 * failure, and so does a report in which nothing ran.
 */
export function countTask({ project, target, hasPassed }: Task, folder = REPORTS_FOLDER): Counts {
  const path = join(folder, project, `${target}.json`);
  if (!existsSync(path)) return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 };
  const { passed, failed } = readCounts(JSON.parse(readFileSync(path, 'utf8')) as Counts);
  const needsFailure = failed === 0 && (!hasPassed || passed === 0);
  return { passed, failed: needsFailure ? 1 : failed };
}

/** Lines that a task wants in the summary although nothing failed, such as that the browser version differs. */
export function readNotices(
  { project, target }: Pick<Task, 'project' | 'target'>,
  folder = REPORTS_FOLDER,
): string[] {
  const path = join(folder, project, `${target}.json`);
  if (!existsSync(path)) return [];
  return (JSON.parse(readFileSync(path, 'utf8')) as { notices?: string[] }).notices ?? [];
}

/** Writes the report of a task that runs no test framework. */
export function writeReport(
  { project, target }: Pick<Task, 'project' | 'target'>,
  report: { passed: number; failures: readonly object[]; notices: readonly string[] },
): void {
  const path = join(REPORTS_FOLDER, project, `${target}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ ...report, failed: report.failures.length }));
}

interface NxRun {
  tasks: {
    projectName: string;
    target: string;
    status: number;
    cacheStatus: string;
    startTime: string;
    endTime: string;
  }[];
}

/** Tasks of the last run; empty when Nx ended before running any. */
export function readLastRun(path = LAST_RUN_FILE): Task[] {
  if (!existsSync(path)) return [];
  const { tasks } = JSON.parse(readFileSync(path, 'utf8')) as NxRun;
  return tasks.map(({ projectName, target, status, cacheStatus, startTime, endTime }) => ({
    project: projectName,
    target,
    hasPassed: status === 0,
    isFromCache: cacheStatus !== 'cache-miss',
    seconds: (Date.parse(endTime) - Date.parse(startTime)) / 1000,
  }));
}
