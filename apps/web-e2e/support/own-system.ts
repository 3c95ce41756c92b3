import { controlSandbox } from './sandbox.ts';
import { startSystem } from './start-system.ts';
import { setOwnSystem } from './system.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

const DAY_S = 86_400;

interface ClockFixtures {
  /** Advances the sandbox clock; due charges, retries and cancellations are processed. */
  advanceClock: (days: number) => Promise<void>;
}

/**
 * Base test of journeys that move the sandbox clock, which cannot be moved back: they use a system that no other
 * journey uses. It starts with the first of them. Each worker has one, so keep the journeys of a file in one worker.
 */
export const test = base.extend<ClockFixtures, { ownSystem: void }>({
  ownSystem: [
    async ({}, provide) => {
      const { system, stop } = await startSystem();
      setOwnSystem(system);
      await provide();
      setOwnSystem(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  advanceClock: async ({}, provide) =>
    provide(async (days) => {
      await controlSandbox('POST', 'clock', { advance_s: days * DAY_S });
    }),
});
