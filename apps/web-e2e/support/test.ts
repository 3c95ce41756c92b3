import { test as base } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { sandbox } from './sandbox.ts';
import { system } from './system.ts';
import { createClientIp } from './unique.ts';

export { expect } from '@playwright/test';

/** Opens a page in a browser context of its own, which is closed after the test. */
type OpenVisitor = (options?: BrowserContextOptions) => Promise<Page>;

/** Sends a client IP of its own with requests to the API; pages are served from the cache without it. */
async function sendClientIp(context: BrowserContext): Promise<void> {
  const forwarded = { 'x-forwarded-for': createClientIp() };
  await context.route(`${system.siteUrl}/api/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...forwarded } }),
  );
}

/**
 * Base test: resolves URLs against the running site and resets faults, calls, mail and catalog of the sandbox. Each
 * context sends its own client IP, so that per-IP rate limits do not affect other tests.
 */
export const test = base.extend<{ openVisitor: OpenVisitor; freshSandbox: void }>({
  baseURL: async ({}, provide) => provide(system.siteUrl),
  context: async ({ context }, provide) => {
    await sendClientIp(context);
    await provide(context);
  },
  openVisitor: async ({ browser }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ baseURL: system.siteUrl, ...options });
      contexts.push(context);
      await sendClientIp(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  freshSandbox: [
    async ({}, provide) => {
      await sandbox.reset();
      await sandbox.resetCatalog();
      await provide();
    },
    { auto: true },
  ],
});
