import { expect, it } from 'vitest';
import { startBusyLoops } from './busy-loops.ts';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('runs a process for each loop until the loops are stopped', async () => {
  const listeners = process.listenerCount('exit');
  const { pids, stop } = startBusyLoops(2);

  expect(pids).toHaveLength(2);
  expect(pids.map(isAlive)).toEqual([true, true]);

  await stop();

  expect(pids.map(isAlive)).toEqual([false, false]);
  expect(process.listenerCount('exit')).toBe(listeners);
});
