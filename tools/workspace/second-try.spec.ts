import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#tools/system/root.ts';
import { listFailures } from './failures.ts';
import { countTask } from './reports.ts';
import type { Task } from './reports.ts';
import { formatFlaky, repeatFailures } from './second-try.ts';

const createTask = (changes: Partial<Task> = {}): Task => ({
  project: 'sandbox',
  target: 'test',
  hasPassed: false,
  isFromCache: false,
  seconds: 1,
  ...changes,
});

/** Vitest's report of tests in one spec file each, by file name. */
const createReport = (tests: Record<string, 'passed' | 'failed'>) => ({
  numPassedTests: Object.values(tests).filter((status) => status === 'passed').length,
  numFailedTests: Object.values(tests).filter((status) => status === 'failed').length,
  testResults: Object.entries(tests).map(([file, status]) => ({
    name: join(ROOT, file),
    assertionResults: [{ status, fullName: 'works', failureMessages: ['no'] }],
  })),
});

/** A folder of reports, the arguments of each repeated task, and a run that writes the given report. */
function createRun(first: unknown, second: unknown, exitCode: number) {
  const folder = mkdtempSync(join(tmpdir(), 'second-try-'));
  const calls: string[][] = [];
  const write = ({ project, target }: Task, report: unknown) => {
    if (report === undefined) return;
    mkdirSync(join(folder, project), { recursive: true });
    writeFileSync(join(folder, project, `${target}.json`), JSON.stringify(report));
  };
  const repeat = (task = createTask()) => {
    write(task, first);
    const run = (repeated: Task, args: string[]) => {
      calls.push([`${repeated.project}:${repeated.target}`, ...args]);
      write(task, second);
      return Promise.resolve(exitCode);
    };
    return repeatFailures([{ ...task, ...countTask(task, folder) }], run, folder);
  };
  return { calls, folder, repeat };
}

it('repeats only the failed spec files and counts a test that passes now as passed and flaky', async () => {
  const first = createReport({ 'a.spec.ts': 'passed', 'b.spec.ts': 'failed' });
  const { calls, repeat } = createRun(first, createReport({ 'b.spec.ts': 'passed' }), 0);

  const { tasks, flaky } = await repeat();

  expect(calls).toEqual([['sandbox:test', 'b.spec.ts']]);
  expect(tasks).toMatchObject([{ passed: 2, failed: 0, hasPassed: true }]);
  expect(flaky.map(formatFlaky)).toEqual(['flaky: sandbox:test b.spec.ts: works']);
});

it('keeps a test failed that fails again, beside one that passes now', async () => {
  const first = createReport({ 'a.spec.ts': 'failed', 'b.spec.ts': 'failed' });
  const second = createReport({ 'a.spec.ts': 'passed', 'b.spec.ts': 'failed' });
  const { repeat } = createRun(first, second, 1);

  const { tasks, flaky } = await repeat();

  expect(tasks).toMatchObject([{ passed: 1, failed: 1, hasPassed: false }]);
  expect(flaky.map(({ title }) => title)).toEqual(['a.spec.ts: works']);
});

it('keeps tests failed when the second run crashes without a report', async () => {
  const { folder, repeat } = createRun(createReport({ 'a.spec.ts': 'failed' }), undefined, 1);

  const { tasks, flaky } = await repeat();

  expect(tasks).toMatchObject([{ passed: 0, failed: 1, hasPassed: false }]);
  expect(flaky).toEqual([]);
  expect(listFailures(createTask(), folder)).toMatchObject([{ title: 'a.spec.ts: works' }]);
});

it('keeps a task failed when another test fails in the second run', async () => {
  const first = createReport({ 'a.spec.ts': 'failed' });
  const { repeat } = createRun(first, createReport({ 'c.spec.ts': 'failed' }), 1);

  const { tasks } = await repeat();

  expect(tasks).toMatchObject([{ failed: 1, hasPassed: false }]);
});

it('repeats stories by ID on one page, and end-to-end tests by line in one worker', async () => {
  const failures = [{ title: 'ui--busy dark screenshot', message: '9 pixels', selector: 'ui--busy' }];
  const stories = createRun({ passed: 1, failed: 1, failures }, { passed: 2, failed: 0 }, 0);
  const spec = { title: 'a gift', file: 'give.spec.ts', line: 7, ok: false, tests: [] };
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
  const passedStats = { ...stats, expected: 1, unexpected: 0 };
  const journeys = createRun({ stats, suites: [{ specs: [spec] }] }, { stats: passedStats, suites: [] }, 0);

  await stories.repeat(createTask({ project: 'ui', target: 'storybook' }));
  await journeys.repeat(createTask({ project: 'web-e2e', target: 'e2e' }));

  expect(stories.calls).toEqual([['ui:storybook', 'ui--busy', '--pages', '1']]);
  expect(journeys.calls).toEqual([['web-e2e:e2e', 'give.spec.ts:7', '--workers', '1']]);
});

it('repeats a task that reports no single tests as a whole', async () => {
  const { calls, repeat } = createRun(undefined, undefined, 0);

  const { tasks, flaky } = await repeat(createTask({ project: 'ui', target: 'lint' }));

  expect(calls).toEqual([['ui:lint']]);
  expect(tasks).toMatchObject([{ passed: 1, failed: 0, hasPassed: true }]);
  expect(flaky.map(formatFlaky)).toEqual(['flaky: ui:lint']);
});

it.each([
  ['a failed build, because tasks that need it did not run', createTask({ target: 'build' }), undefined],
  [
    'a task in which dozens of tests failed',
    createTask(),
    createReport(
      Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`${index}.spec.ts`, 'failed'])),
    ),
  ],
])('does not repeat %s', async (_, task, report) => {
  const { calls, repeat } = createRun(report, undefined, 0);

  const { tasks } = await repeat(task);

  expect(calls).toEqual([]);
  expect(tasks[0]?.failed).toBeGreaterThan(0);
});

it('does not repeat a task that passed', async () => {
  const { calls, repeat } = createRun(createReport({ 'a.spec.ts': 'passed' }), undefined, 0);

  await repeat(createTask({ hasPassed: true }));

  expect(calls).toEqual([]);
});
