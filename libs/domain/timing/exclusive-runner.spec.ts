import { expect, it } from 'vitest';
import { createExclusiveRunner } from './exclusive-runner.ts';

function setUp() {
  const clock = { time: 5_000 };
  const runs: string[] = [];
  const run = createExclusiveRunner(1000, () => clock.time);
  return { clock, runs, run };
}

it('ignores an action while another one runs, however long it takes', async () => {
  const { clock, runs, run } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();

  const first = run(() => promise);
  clock.time += 60_000;
  await run(() => void runs.push('second'));
  resolve();
  await first;
  await run(() => void runs.push('third'));

  expect(runs).toEqual(['third']);
});

it('ignores an action within a second of the start of one that has ended', async () => {
  const { clock, runs, run } = setUp();

  await run(() => void runs.push('first'));
  clock.time += 999;
  await run(() => void runs.push('repeat'));
  clock.time += 1;
  await run(() => void runs.push('second'));

  expect(runs).toEqual(['first', 'second']);
});

it('accepts the next action after one that failed', async () => {
  const { clock, runs, run } = setUp();

  await expect(run(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  clock.time += 1000;
  await run(() => void runs.push('second'));

  expect(runs).toEqual(['second']);
});
