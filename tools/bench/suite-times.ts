import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { countTask, REPORTS_FOLDER, readLastRun } from '#tools/workspace/reports.ts';
import { toRows, formatRow } from '#tools/workspace/summary-table.ts';

const TASKS_SHOWN = 15;
const FILES_SHOWN = 30;

interface FileTime {
  file: string;
  seconds: number;
}

interface VitestFiles {
  testResults?: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

const sumDurations = ({ specs, suites = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(sumDurations))
    .reduce((sum, duration) => sum + duration, 0);

function readFileTimes(path: string): FileTime[] {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestFiles & { suites?: PlaywrightSuite[] };
  const specs = (report.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: name.replace(`${ROOT}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }));
  const endToEndTests = (report.suites ?? []).map((suite) => ({
    file: suite.file,
    seconds: sumDurations(suite) / 1000,
  }));
  return [...specs, ...endToEndTests];
}

const formatLine = (name: string, seconds: number): string =>
  `${name.padEnd(72)}${seconds.toFixed(1).padStart(8)} s`;

/** Durations in the last `npm test` by target, with the slowest tasks and test files. */
export function formatSuiteTimes(): string {
  const tasks = readLastRun().filter(({ isFromCache }) => !isFromCache);
  if (tasks.length === 0) return 'The last run executed no tasks; run npm test first.';
  const slowestTasks = [...tasks].sort((a, b) => b.seconds - a.seconds).slice(0, TASKS_SHOWN);
  const slowestFiles = tasks
    .flatMap(({ project, target }) =>
      readFileTimes(join(REPORTS_FOLDER, project, `${target}.json`)).map(({ file, seconds }) => ({
        file: `${target} ${file}`,
        seconds,
      })),
    )
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, FILES_SHOWN);
  return [
    'By target',
    ...toRows(tasks.map((task) => ({ ...task, ...countTask(task) }))).map(formatRow),
    '\nSlowest tasks',
    ...slowestTasks.map(({ project, target, seconds }) => formatLine(`${project}:${target}`, seconds)),
    '\nSlowest files',
    ...slowestFiles.map(({ file, seconds }) => formatLine(file, seconds)),
  ].join('\n');
}
