import type { FullConfig } from '@playwright/test';
import { startSystem } from './start-system.ts';
import type { StartedSystem } from './start-system.ts';
import { shareSystem } from './system.ts';

/**
 * Starts the built site with its stubs once per worker, so that workers are isolated from each other. They start
 * sequentially, because a free port found for one could be taken by the next.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const started: StartedSystem[] = [];
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()));
  };
  try {
    for (let worker = 0; worker < workers; worker += 1) {
      const one = await startSystem();
      started.push(one);
      shareSystem(worker, one.system);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
