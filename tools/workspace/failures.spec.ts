import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#tools/system/root.ts';
import { listFailures } from './failures.ts';

const task = { project: 'web-e2e', target: 'e2e' };

function writeReport(content: unknown): string {
  const root = mkdtempSync(join(tmpdir(), 'failures-'));
  mkdirSync(join(root, task.project));
  writeFileSync(join(root, task.project, `${task.target}.json`), JSON.stringify(content));
  return root;
}

it('names a failed end-to-end test with the beginning of its error, without colors', () => {
  const lines = ['\u001B[31mTimeout\u001B[39m', ...Array.from({ length: 40 }, () => 'at a line')];
  const failed = { title: 'a gift', file: 'give.spec.ts', line: 7, ok: false };
  const passed = { title: 'a post', file: 'post.spec.ts', line: 9, ok: true, tests: [] };
  const tests = [{ results: [{ errors: [{ message: lines.join('\n') }] }] }];
  const root = writeReport({ suites: [{ suites: [{ specs: [{ ...failed, tests }, passed] }] }] });

  const failures = listFailures(task, root);

  expect(failures).toMatchObject([{ title: 'give.spec.ts: a gift', selector: 'give.spec.ts:7' }]);
  expect(failures[0]?.message.split('\n').slice(0, 2)).toEqual(['Timeout', 'at a line']);
  expect(failures[0]?.message.split('\n')).toHaveLength(12);
});

it('names a failed spec of Vitest', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'refunds twice', failureMessages: ['expected 1 to be 2'] },
  ];
  const testResults = [{ name: join(ROOT, 'libs', 'a.spec.ts'), assertionResults }];

  expect(listFailures(task, writeReport({ testResults }))).toEqual([
    { title: 'libs/a.spec.ts: refunds twice', message: 'expected 1 to be 2', selector: 'libs/a.spec.ts' },
  ]);
});

it('names a spec file that could not be loaded', () => {
  const name = join(ROOT, 'b.spec.ts');
  const testResults = [{ name, message: 'Cannot find module c', assertionResults: [] }];

  expect(listFailures(task, writeReport({ testResults }))).toEqual([
    { title: 'b.spec.ts', message: 'Cannot find module c', selector: 'b.spec.ts' },
  ]);
});

it('names a failed story', () => {
  const failures = [
    { title: 'ui-button--busy dark screenshot', message: '12 pixels', selector: 'ui-button--busy' },
  ];

  expect(listFailures(task, writeReport({ passed: 1, failed: 1, failures }))).toEqual(failures);
});

it('lists nothing for a task without a report', () => {
  expect(listFailures(task, mkdtempSync(join(tmpdir(), 'failures-')))).toEqual([]);
});
