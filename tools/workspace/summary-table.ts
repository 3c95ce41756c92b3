import type { Counts, Task } from './reports.ts';

export interface Row extends Counts {
  target: string;
  tasks: number;
  fromCache: number;
  /** Total of all tasks; tasks run two at a time. */
  seconds: number;
}

const sumNumbers = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** One row per target, in the order of first execution. */
export function toRows(counted: (Task & Counts)[]): Row[] {
  return [...Map.groupBy(counted, ({ target }) => target)].map(([target, tasks]) => ({
    target,
    tasks: tasks.length,
    fromCache: tasks.filter(({ isFromCache }) => isFromCache).length,
    passed: sumNumbers(tasks.map(({ passed }) => passed)),
    failed: sumNumbers(tasks.map(({ failed }) => failed)),
    seconds: sumNumbers(tasks.map(({ seconds }) => seconds)),
  }));
}

export function formatRow({ target, tasks, fromCache, passed, failed, seconds }: Row): string {
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
  const duration = `${String(tasks).padStart(4)} tasks ${seconds.toFixed(1).padStart(8)} s`;
  return `${target.padEnd(18)}${counts}${duration}${fromCache > 0 ? `  ${fromCache} from the cache` : ''}`;
}

export function formatTotals(rows: Counts[]): string {
  return `${sumNumbers(rows.map(({ passed }) => passed))} passed, ${sumNumbers(rows.map(({ failed }) => failed))} failed`;
}
