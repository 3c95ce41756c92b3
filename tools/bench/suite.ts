import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { countTask, REPORTS, readLastRun } from '#tools/workspace/reports.ts';
import { toRows, formatRow } from '#tools/workspace/table.ts';

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
  const journeys = (report.suites ?? []).map((suite) => ({
    file: suite.file,
    seconds: sumDurations(suite) / 1000,
  }));
  return [...specs, ...journeys];
}

const line = (name: string, seconds: number): string =>
  `${name.padEnd(72)}${seconds.toFixed(1).padStart(8)} s`;

/** Durations in the last `npm test` by target, with the slowest tasks and test files. */
export function formatSuiteTimes(): string {
  const tasks = readLastRun().filter(({ isFromCache }) => !isFromCache);
  if (tasks.length === 0) return 'Nothing ran in the last run; run npm test first.';
  const longest = [...tasks].sort((one, other) => other.seconds - one.seconds).slice(0, TASKS_SHOWN);
  const files = tasks
    .flatMap(({ project, target }) =>
      readFileTimes(join(REPORTS, project, `${target}.json`)).map(({ file, seconds }) => ({
        file: `${target} ${file}`,
        seconds,
      })),
    )
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, FILES_SHOWN);
  return [
    'By target',
    ...toRows(tasks.map((task) => ({ ...task, ...countTask(task) }))).map(formatRow),
    '\nLongest tasks',
    ...longest.map(({ project, target, seconds }) => line(`${project}:${target}`, seconds)),
    '\nLongest files',
    ...files.map(({ file, seconds }) => line(file, seconds)),
  ].join('\n');
}
