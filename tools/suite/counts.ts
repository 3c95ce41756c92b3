import { existsSync, readFileSync } from 'node:fs';
import type { CommandResult } from './command.ts';

export interface StageResult {
  passed: number;
  failed: number;
  /** Shown when something failed. */
  output: string;
}

/** A check counts as one. */
export function countAsOne({ isDone, output }: CommandResult): StageResult {
  return { passed: isDone ? 1 : 0, failed: isDone ? 0 : 1, output };
}

export function add(results: StageResult[]): StageResult {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    output: results
      .filter(({ failed }) => failed > 0)
      .map(({ output }) => output)
      .join('\n'),
  };
}

/** A run that ends badly without a failed test (a crash, nothing found) counts as one failure. */
function withExit(passed: number, failed: number, { isDone, output }: CommandResult): StageResult {
  return { passed, failed: failed === 0 && !isDone ? 1 : failed, output };
}

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export function countVitest(reportPath: string, result: CommandResult): StageResult {
  const report = readJson(reportPath) as { numPassedTests?: number; numFailedTests?: number };
  return withExit(report.numPassedTests ?? 0, report.numFailedTests ?? 0, result);
}

export function countPlaywright(reportPath: string, result: CommandResult): StageResult {
  const report = readJson(reportPath) as {
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  return withExit(expected, unexpected + flaky, result);
}

/** For tools of ours that end with the same line as the whole suite. */
export function countLastLine(result: CommandResult): StageResult {
  const [, passed, failed] = /(\d{1,6}) passed, (\d{1,6}) failed\s*$/.exec(result.output.trimEnd()) ?? [];
  if (passed === undefined || failed === undefined) return countAsOne(result);
  return withExit(Number(passed), Number(failed), result);
}
