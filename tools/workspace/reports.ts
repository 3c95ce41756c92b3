import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../system/root.ts';

/** Where tasks leave what they counted: `dist/reports/<project>/<target>.json`. */
export const REPORTS = join(ROOT, 'dist', 'reports');

/** What Nx writes down about its last run, and the copy that is kept of the last `npm test`. */
export const RECORD = join(ROOT, '.nx', 'cache', 'run.json');
export const LAST_SUITE = join(REPORTS, 'run.json');

export interface Counts {
  passed: number;
  failed: number;
}

/** One task of a run as Nx wrote it down. */
export interface Task {
  project: string;
  target: string;
  isDone: boolean;
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

/** Reads a report by Vitest, by Playwright (a test that passed on a second try counts as failed), or by a tool of ours. */
function readCounts(report: VitestReport | PlaywrightReport | Counts): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  if ('numPassedTests' in report) return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.passed, failed: report.failed };
}

/**
 * What a task counted. A task without a report counts as one. One that ends badly without a failed test (a crash) has
 * one failure, and so has one whose report says that nothing was executed.
 */
export function countTask({ project, target, isDone }: Task, folder = REPORTS): Counts {
  const path = join(folder, project, `${target}.json`);
  if (!existsSync(path)) return { passed: isDone ? 1 : 0, failed: isDone ? 0 : 1 };
  const { passed, failed } = readCounts(JSON.parse(readFileSync(path, 'utf8')) as Counts);
  const isUnexplained = failed === 0 && (!isDone || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
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

/** The tasks of the last run, or none when Nx ended before it ran any. */
export function readLastRun(path = LAST_SUITE): Task[] {
  if (!existsSync(path)) return [];
  const { tasks } = JSON.parse(readFileSync(path, 'utf8')) as NxRun;
  return tasks.map(({ projectName, target, status, cacheStatus, startTime, endTime }) => ({
    project: projectName,
    target,
    isDone: status === 0,
    isFromCache: cacheStatus !== 'cache-miss',
    seconds: (Date.parse(endTime) - Date.parse(startTime)) / 1000,
  }));
}
