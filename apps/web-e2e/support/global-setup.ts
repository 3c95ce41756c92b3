import type { FullConfig } from '@playwright/test';
import { findFreePorts } from '#tools/system/settings.ts';
import { startSystem } from './start-system.ts';
import type { StartedSystem } from './start-system.ts';
import { shareSystem } from './system.ts';

/** Ports of a system: the site, and three of the sandbox. */
const PORT_COUNT = 4;

/** Starts the built site with its stubs once per worker, so that workers are isolated from each other. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const started: StartedSystem[] = [];
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()));
  };
  const start = async (worker: number, firstPort: number) => {
    const one = await startSystem({ PORT: String(firstPort), SANDBOX_PORT: String(firstPort + 1) });
    started.push(one);
    shareSystem(worker, one.system);
  };
  try {
    // Found together, because two systems that start at the same time could find the same ones.
    const firstPort = await findFreePorts(workers * PORT_COUNT);
    const starts = Array.from({ length: workers }, (_, worker) =>
      start(worker, firstPort + worker * PORT_COUNT),
    );
    const failed = (await Promise.allSettled(starts)).find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
