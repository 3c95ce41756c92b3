import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '#tools/system/root.ts';
import { findTestTarget, formatStressTable, listRequiredBuilds, repeatUnderLoad } from './stress.ts';

const task = { project: 'sandbox', target: 'test' };

/** Vitest's report of one passed test and the named failed ones. */
const createReport = (...failed: string[]) => ({
  numPassedTests: 1,
  numFailedTests: failed.length,
  testResults: [
    {
      name: join(ROOT, 'a.spec.ts'),
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        ...failed.map((fullName) => ({ status: 'failed', fullName, failureMessages: ['no'] })),
      ],
    },
  ],
});

describe('repeated runs', () => {
  /** Repeats a task that writes one report after the other; undefined stands for a crash. */
  const repeat = (reports: unknown[], controller = new AbortController()) => {
    const folder = mkdtempSync(join(tmpdir(), 'stress-'));
    mkdirSync(join(folder, task.project));
    const remaining = reports.values();
    const run = () => {
      const report = remaining.next().value;
      if (report === 'interrupted') controller.abort();
      if (report === undefined || report === 'interrupted') return Promise.resolve(1);
      writeFileSync(join(folder, task.project, `${task.target}.json`), JSON.stringify(report));
      const { numFailedTests } = report as ReturnType<typeof createReport>;
      return Promise.resolve(numFailedTests > 0 ? 1 : 0);
    };
    return repeatUnderLoad(task, { times: reports.length, run, signal: controller.signal, folder });
  };

  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue();
    return () => vi.restoreAllMocks();
  });

  it('list the failed tests of each run', async () => {
    const runs = await repeat([createReport('refunds'), createReport(), createReport('refunds', 'charges')]);

    expect(runs).toEqual([['a.spec.ts: refunds'], [], ['a.spec.ts: refunds', 'a.spec.ts: charges']]);
    expect(console.log).toHaveBeenCalledWith(
      expect.stringMatching(/^run 3 of 3: 1 passed, 2 failed, [\d.]+ s$/),
    );
  });

  it('name the task when a run crashes, without the report of the run before', async () => {
    const runs = await repeat([createReport('refunds'), undefined]);

    expect(runs).toEqual([['a.spec.ts: refunds'], ['sandbox:test (no test is named)']]);
  });

  it('end when they are interrupted, without the interrupted run', async () => {
    const runs = await repeat([createReport('refunds'), 'interrupted', createReport()]);

    expect(runs).toEqual([['a.spec.ts: refunds']]);
  });
});

describe('the table', () => {
  it('shows how often each test failed, most frequent first', () => {
    const table = formatStressTable([['b'], ['a', 'b'], [], ['c']]);

    expect(table.split('\n')).toEqual([
      'failed   2 of 4  b',
      'failed   1 of 4  a',
      'failed   1 of 4  c',
      '4 runs, 4 failures',
    ]);
  });

  it('is only its last line when nothing failed', () => {
    expect(formatStressTable([[]])).toBe('1 run, 0 failures');
  });
});

describe('the target', () => {
  it.each([
    [['lint', 'e2e', 'e2e-nightly'], 'e2e'],
    [['stories'], 'stories'],
    [['build', 'test', 'stories'], 'test'],
    [['typecheck'], undefined],
  ])('of a project with the targets %s is %s', (names, expected) => {
    const targets = Object.fromEntries(names.map((name) => [name, {}]));

    expect(findTestTarget({ name: 'ui', targets })).toBe(expected);
  });

  it('requires builds of this project and of others', () => {
    const dependsOn = ['build', 'lint', { projects: ['api', 'web'], target: 'build' }];

    expect(listRequiredBuilds({ name: 'shop', targets: { e2e: { dependsOn } } }, 'e2e')).toEqual([
      'shop',
      'api',
      'web',
    ]);
    expect(listRequiredBuilds({ name: 'shop', targets: { test: {} } }, 'test')).toEqual([]);
  });
});
