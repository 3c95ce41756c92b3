import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countTask, readLastRun, readNotices } from './reports.ts';
import type { Task } from './reports.ts';
import { formatTotals, toRows, formatRow } from './summary-table.ts';

const createFolder = () => mkdtempSync(join(tmpdir(), 'reports-'));
const createTask = (changes: Partial<Task> = {}): Task => ({
  project: 'api',
  target: 'test',
  hasPassed: true,
  isFromCache: false,
  seconds: 1,
  ...changes,
});

function writeReport(content: unknown): string {
  const root = createFolder();
  mkdirSync(join(root, 'api'));
  writeFileSync(join(root, 'api', 'test.json'), JSON.stringify(content));
  return root;
}

it('counts the tests of a Vitest report', () => {
  const root = writeReport({ numPassedTests: 12, numFailedTests: 2 });

  expect(countTask(createTask({ hasPassed: false }), root)).toEqual({ passed: 12, failed: 2 });
});

it('counts a crash without a failed test as one failure', () => {
  const root = writeReport({ numPassedTests: 12, numFailedTests: 0 });

  expect(countTask(createTask({ hasPassed: false }), root)).toEqual({ passed: 12, failed: 1 });
});

it('counts a task without a report as one', () => {
  expect(countTask(createTask(), createFolder())).toEqual({ passed: 1, failed: 0 });
  expect(countTask(createTask({ hasPassed: false }), createFolder())).toEqual({ passed: 0, failed: 1 });
});

it('counts a flaky end-to-end test as failed', () => {
  const root = writeReport({ stats: { expected: 3, unexpected: 0, flaky: 1 } });

  expect(countTask(createTask(), root)).toEqual({ passed: 3, failed: 1 });
});

it('counts a task that ran nothing as a failure', () => {
  expect(countTask(createTask(), writeReport({ passed: 0, failed: 0 }))).toEqual({ passed: 0, failed: 1 });
});

it('reads the notices of a task', () => {
  const notices = ['Screenshots by Chromium 158 are compared with baselines by Chromium 156.'];

  expect(readNotices(createTask(), writeReport({ passed: 1, failed: 0, notices }))).toEqual(notices);
  expect(readNotices(createTask(), writeReport({ numPassedTests: 1, numFailedTests: 0 }))).toEqual([]);
  expect(readNotices(createTask(), createFolder())).toEqual([]);
});

it('reads failed and cached tasks of the last run', () => {
  const path = join(createFolder(), 'run.json');
  const times = { startTime: '2026-01-01T00:00:00.000Z', endTime: '2026-01-01T00:00:02.500Z' };
  const tasks = [
    { projectName: 'api', target: 'test', status: 1, cacheStatus: 'cache-miss', ...times },
    { projectName: 'ui', target: 'lint', status: 0, cacheStatus: 'local-cache-hit', ...times },
  ];
  writeFileSync(path, JSON.stringify({ tasks }));

  expect(readLastRun(path)).toEqual([
    createTask({ hasPassed: false, seconds: 2.5 }),
    createTask({ project: 'ui', target: 'lint', isFromCache: true, seconds: 2.5 }),
  ]);
});

it('ends with the totals and shows cached tasks', () => {
  const rows = toRows([
    { ...createTask({ isFromCache: true }), passed: 3, failed: 0 },
    { ...createTask({ project: 'web' }), passed: 10, failed: 1 },
    { ...createTask({ target: 'lint' }), passed: 1, failed: 0 },
  ]);

  expect(rows.map(formatRow)).toEqual([
    'test                  13 passed    1 failed   2 tasks      2.0 s  1 from the cache',
    'lint                   1 passed    0 failed   1 tasks      1.0 s',
  ]);
  expect(formatTotals(rows)).toBe('14 passed, 1 failed');
});
