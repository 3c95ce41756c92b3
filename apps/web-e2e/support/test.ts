import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { sandbox } from './sandbox.ts';
import { system } from './system.ts';

export { expect } from '@playwright/test';

const anAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/**
 * A journey: pages begin at the running site, and the stubs begin without faults, calls and mail. Each visitor
 * comes from an address of their own, so that the limits for one do not meet the next.
 */
export const test = base.extend<{ freshSandbox: void }>({
  baseURL: async ({}, provide) => provide(system.siteUrl),
  context: async ({ context }, provide) => {
    const forwarded = { 'x-forwarded-for': anAddress() };
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
