import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFailures } from './failures.ts';

const task = { project: 'web-e2e', target: 'e2e' };

function writeReport(content: unknown): string {
  const root = mkdtempSync(join(tmpdir(), 'failures-'));
  mkdirSync(join(root, task.project));
  writeFileSync(join(root, task.project, `${task.target}.json`), JSON.stringify(content));
  return root;
}

it('names a failed end-to-end test with the beginning of its error, without colors', () => {
  const message = ['\u001B[31mTimeout\u001B[39m', ...Array.from({ length: 40 }, () => 'at a line')].join(
    '\n',
  );
  const failed = { title: 'a gift', file: 'give.spec.ts', line: 7, ok: false };
  const passed = { title: 'a post', file: 'post.spec.ts', line: 9, ok: true, tests: [] };
  const tests = [{ results: [{ errors: [{ message }] }] }];
  const root = writeReport({ suites: [{ suites: [{ specs: [{ ...failed, tests }, passed] }] }] });

  const [failure = '', ...others] = listFailures(task, root);

  expect(others).toEqual([]);
  expect(failure.split('\n').slice(0, 3)).toEqual(['give.spec.ts:7: a gift', 'Timeout', 'at a line']);
  expect(failure.split('\n')).toHaveLength(13);
});

it('names a failed spec of Vitest', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'refunds twice', failureMessages: ['expected 1 to be 2'] },
  ];

  expect(listFailures(task, writeReport({ testResults: [{ name: 'a.spec.ts', assertionResults }] }))).toEqual(
    ['a.spec.ts: refunds twice\nexpected 1 to be 2'],
  );
});

it('names a spec file that could not be loaded', () => {
  const testResults = [{ name: 'b.spec.ts', message: 'Cannot find module c', assertionResults: [] }];

  expect(listFailures(task, writeReport({ testResults }))).toEqual(['b.spec.ts\nCannot find module c']);
});

it('names a failed story', () => {
  const failures = ['ui-button--busy dark: 12 connected pixels differ at 3, 4'];

  expect(listFailures(task, writeReport({ passed: 1, failed: 1, failures }))).toEqual(failures);
});

it('lists nothing for a task without a report', () => {
  expect(listFailures(task, mkdtempSync(join(tmpdir(), 'failures-')))).toEqual([]);
});
