import { expect, it } from 'vitest';
import { ProblemError } from '../../../api/problem-error';
import { runBulk } from './run-bulk';
import type { BulkStep } from './run-bulk';

const succeed = (id: number, undo?: () => Promise<unknown>): BulkStep => ({
  id,
  name: `Post ${id}`,
  run: () => Promise.resolve(undo),
});
const fail = (id: number, message: string): BulkStep => ({
  id,
  name: `Post ${id}`,
  run: () => Promise.reject(new Error(message)),
});

function start(steps: readonly BulkStep[]) {
  const progress: number[] = [];
  const outcome = runBulk(steps, {
    onProgress: (done) => progress.push(done),
    describeError: ({ message }) => `Reason: ${message}`,
    isTemporary: ({ message }) => message === 'offline',
  });
  return { outcome, progress };
}

it('runs every step, and names those that failed', async () => {
  const { outcome, progress } = start([succeed(1), fail(2, 'changed'), succeed(3)]);

  expect(await outcome).toMatchObject({
    succeeded: 2,
    failures: [{ id: 2, name: 'Post 2', reason: 'Reason: changed' }],
  });
  expect(progress).toEqual([0, 1, 2]);
});

it('counts the steps whose answer was lost, which may have been done', async () => {
  const lost: BulkStep = {
    id: 2,
    name: 'Post 2',
    run: () => Promise.reject(new ProblemError(0, undefined, undefined, true)),
  };

  const { failures, unanswered } = await start([succeed(1), lost, fail(3, 'refused')]).outcome;

  expect([failures.length, unanswered]).toEqual([2, 1]);
});

it('repeats only steps that failed for a reason that may pass', async () => {
  const offline = fail(2, 'offline');

  const { retries } = await start([succeed(1), offline, fail(3, 'refused')]).outcome;

  expect(retries).toEqual([offline]);
});

it('takes back what succeeded', async () => {
  const undone: number[] = [];
  const undo = (id: number) => () => Promise.resolve(undone.push(id));
  const { reversals } = await start([
    succeed(1, undo(1)),
    succeed(2),
    fail(3, 'refused'),
    succeed(4, undo(4)),
  ]).outcome;

  await start(reversals).outcome;

  expect(undone).toEqual([1, 4]);
});
