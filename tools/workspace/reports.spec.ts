import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countTask, readLastRun } from './reports.ts';
import type { Task } from './reports.ts';
import { formatTotals, toRows, formatRow } from './table.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'reports-'));
const aTask = (changes: Partial<Task> = {}): Task => ({
  project: 'api',
  target: 'test',
  isDone: true,
  isFromCache: false,
  seconds: 1,
  ...changes,
});

function reports(content: unknown): string {
  const root = folder();
  mkdirSync(join(root, 'api'));
  writeFileSync(join(root, 'api', 'test.json'), JSON.stringify(content));
  return root;
}

it('counts the tests of a Vitest report', () => {
  const root = reports({ numPassedTests: 12, numFailedTests: 2 });

  expect(countTask(aTask({ isDone: false }), root)).toEqual({ passed: 12, failed: 2 });
});

it('counts a crash without a failed test as one failure', () => {
  const root = reports({ numPassedTests: 12, numFailedTests: 0 });

  expect(countTask(aTask({ isDone: false }), root)).toEqual({ passed: 12, failed: 1 });
});

it('counts a task without a report as one', () => {
  expect(countTask(aTask(), folder())).toEqual({ passed: 1, failed: 0 });
  expect(countTask(aTask({ isDone: false }), folder())).toEqual({ passed: 0, failed: 1 });
});

it('counts a flaky end-to-end test as failed', () => {
  const root = reports({ stats: { expected: 3, unexpected: 0, flaky: 1 } });

  expect(countTask(aTask(), root)).toEqual({ passed: 3, failed: 1 });
});

it('counts a task that ran nothing as a failure', () => {
  expect(countTask(aTask(), reports({ passed: 0, failed: 0 }))).toEqual({ passed: 0, failed: 1 });
});

it('reads failed and cached tasks of the last run', () => {
  const path = join(folder(), 'run.json');
  const times = { startTime: '2026-01-01T00:00:00.000Z', endTime: '2026-01-01T00:00:02.500Z' };
  const tasks = [
    { projectName: 'api', target: 'test', status: 1, cacheStatus: 'cache-miss', ...times },
    { projectName: 'ui', target: 'lint', status: 0, cacheStatus: 'local-cache-hit', ...times },
  ];
  writeFileSync(path, JSON.stringify({ tasks }));

  expect(readLastRun(path)).toEqual([
    aTask({ isDone: false, seconds: 2.5 }),
    aTask({ project: 'ui', target: 'lint', isFromCache: true, seconds: 2.5 }),
  ]);
});

it('ends with the totals and shows cached tasks', () => {
  const rows = toRows([
    { ...aTask({ isFromCache: true }), passed: 3, failed: 0 },
    { ...aTask({ project: 'web' }), passed: 10, failed: 1 },
    { ...aTask({ target: 'lint' }), passed: 1, failed: 0 },
  ]);

  expect(rows.map(formatRow)).toEqual([
    'test                  13 passed    1 failed   2 tasks      2.0 s  1 from the cache',
    'lint                   1 passed    0 failed   1 tasks      1.0 s',
  ]);
  expect(formatTotals(rows)).toBe('14 passed, 1 failed');
});
