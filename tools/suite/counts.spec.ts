import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countLastLine, countPlaywright, countVitest } from './counts.ts';
import { lastLine, withNothingAsFailure } from './table.ts';

function report(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const ended = (isDone: boolean, output = '') => ({ isDone, output });

it('counts the tests of a report', () => {
  const path = report({ numPassedTests: 12, numFailedTests: 2 });

  expect(countVitest(path, ended(false))).toMatchObject({ passed: 12, failed: 2 });
});

it('counts a run that ends badly without a failed test as one failure', () => {
  const path = report({ numPassedTests: 12, numFailedTests: 0 });

  expect(countVitest(path, ended(false))).toMatchObject({ passed: 12, failed: 1 });
});

it('counts a run that left no report as one failure', () => {
  expect(countVitest('/nowhere/report.json', ended(false))).toMatchObject({ passed: 0, failed: 1 });
});

it('counts a journey that passed only at the second try as failed', () => {
  const path = report({ stats: { expected: 3, unexpected: 0, flaky: 1 } });

  expect(countPlaywright(path, ended(true))).toMatchObject({ passed: 3, failed: 1 });
});

it('reads the last line of a tool of ours', () => {
  const result = ended(true, 'a story: the same\n40 passed, 0 failed\n');

  expect(countLastLine(result)).toMatchObject({ passed: 40, failed: 0 });
});

it('takes a stage that executed nothing for a failure', () => {
  const result = withNothingAsFailure({ passed: 0, failed: 0, output: '' });

  expect(result).toMatchObject({ failed: 1, output: '\nNothing was executed.' });
});

it('ends with the sum of all stages', () => {
  const rows = [
    { passed: 3, failed: 0, output: '' },
    { passed: 10, failed: 1, output: '' },
  ];

  expect(lastLine(rows)).toBe('13 passed, 1 failed');
});
