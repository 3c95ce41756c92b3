import { test as base } from '@playwright/test';
import { sandbox } from './sandbox.ts';
import { system } from './system.ts';

export { expect } from '@playwright/test';

/** A journey: pages begin at the running site, and the stand-ins begin without faults, calls and mail. */
export const test = base.extend<{ freshSandbox: void }>({
  baseURL: async ({}, provide) => provide(system.siteUrl),
  freshSandbox: [
    async ({}, provide) => {
      await sandbox.reset();
      await provide();
    },
    { auto: true },
  ],
});
