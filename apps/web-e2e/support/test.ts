import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { sandbox } from './sandbox.ts';
import { system } from './system.ts';

export { expect } from '@playwright/test';

const createClientIp = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/**
 * Base test: resolves URLs against the running site and resets faults, calls and mail of the sandbox. Each context
 * sends its own client IP, so that per-IP rate limits do not affect other tests.
 */
export const test = base.extend<{ freshSandbox: void }>({
  baseURL: async ({}, provide) => provide(system.siteUrl),
  context: async ({ context }, provide) => {
    const forwarded = { 'x-forwarded-for': createClientIp() };
    await context.route(`${system.siteUrl}/api/**`, (route) =>
      route.continue({ headers: { ...route.request().headers(), ...forwarded } }),
    );
    await provide(context);
  },
  freshSandbox: [
    async ({}, provide) => {
      await sandbox.reset();
      await provide();
    },
    { auto: true },
  ],
});
