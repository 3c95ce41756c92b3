import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFailures } from './failures.ts';
import type { NxProject } from './nx.ts';
import { countTask, REPORTS_FOLDER } from './reports.ts';
import type { Task } from './reports.ts';

/** Targets that run a project's tests; the first one that the project has is the default. */
const TEST_TARGETS = ['test', 'stories', 'e2e'];

export const findTestTarget = ({ targets }: NxProject): string | undefined =>
  TEST_TARGETS.find((target) => target in targets);

/** Projects that must be built before the target runs. */
export function listRequiredBuilds({ name, targets }: NxProject, target: string): string[] {
  const { dependsOn = [] } = targets[target] ?? {};
  return dependsOn.flatMap((dependency) => {
    const { projects = [name], target: required } =
      typeof dependency === 'string' ? { target: dependency } : dependency;
    return required === 'build' ? projects : [];
  });
}

/** Titles of the failed tests of a run; a failure that no report names, such as a crash, has the name of the task. */
function listFailedTitles(task: Task, folder = REPORTS_FOLDER): string[] {
  const titles = listFailures(task, folder).map(({ title }) => title);
  const isExplained = countTask(task, folder).failed <= titles.length;
  return [
    ...new Set(isExplained ? titles : [...titles, `${task.project}:${task.target} (no test is named)`]),
  ];
}

interface Repetition {
  times: number;
  /** Runs the task once and returns its exit code. */
  run: () => Promise<number>;
  /** Ends the repetition; the run that it interrupts does not count. */
  signal: AbortSignal;
  folder?: string;
}

/** Runs a task several times and returns the titles of the tests that failed in each run. */
export async function repeatUnderLoad(
  { project, target }: Pick<Task, 'project' | 'target'>,
  { times, run, signal, folder = REPORTS_FOLDER }: Repetition,
): Promise<string[][]> {
  const runs: string[][] = [];
  while (runs.length < times) {
    rmSync(join(folder, project, `${target}.json`), { force: true });
    const startedAt = performance.now();
    const exitCode = await run();
    if (signal.aborted) break;
    const seconds = (performance.now() - startedAt) / 1000;
    const task = { project, target, hasPassed: exitCode === 0, isFromCache: false, seconds };
    const { passed, failed } = countTask(task, folder);
    runs.push(listFailedTitles(task, folder));
    console.log(
      `run ${runs.length} of ${times}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`,
    );
  }
  return runs;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A row for each test that failed, most frequent first, and a last line with the runs and the failures. */
export function formatStressTable(runs: readonly string[][]): string {
  const failures = runs.flat();
  const rows = [...Map.groupBy(failures, (title) => title)]
    .map(([title, { length }]) => ({ title, count: length }))
    .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title))
    .map(({ title, count }) => `failed ${String(count).padStart(3)} of ${runs.length}  ${title}`);
  return [...rows, `${plural(runs.length, 'run')}, ${plural(failures.length, 'failure')}`].join('\n');
}
