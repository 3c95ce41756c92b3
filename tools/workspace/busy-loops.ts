import { spawn } from 'node:child_process';
import { stop } from '#tools/system/child-process.ts';

export interface BusyLoops {
  pids: number[];
  stop: () => Promise<void>;
}

/**
 * Starts processes that each keep one core busy. Each ends with `stop`, with this process, and by itself when this
 * process was killed.
 */
export function startBusyLoops(count: number): BusyLoops {
  const script = `while (process.ppid === ${process.pid});`;
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', script], { stdio: 'ignore' }),
  );
  const killAll = () => children.forEach((child) => child.kill());
  process.once('exit', killAll);
  return {
    pids: children.flatMap(({ pid }) => pid ?? []),
    stop: async () => {
      process.off('exit', killAll);
      await Promise.all(children.map(stop));
    },
  };
}
