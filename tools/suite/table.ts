import type { StageResult } from './counts.ts';

export interface Row extends StageResult {
  name: string;
  seconds: number;
}

export function rowText({ name, passed, failed, seconds }: Row): string {
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
  return `${name.padEnd(22)}${counts}${seconds.toFixed(1).padStart(9)} s`;
}

/** A stage that executed nothing proves nothing, so it counts as a failure. */
export function withNothingAsFailure(result: StageResult): StageResult {
  if (result.passed + result.failed > 0) return result;
  return { ...result, failed: 1, output: `${result.output}\nNothing was executed.` };
}

export function lastLine(rows: StageResult[]): string {
  const total = (pick: (row: StageResult) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  return `${total(({ passed }) => passed)} passed, ${total(({ failed }) => failed)} failed`;
}
