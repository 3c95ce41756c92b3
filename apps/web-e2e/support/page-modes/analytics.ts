import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '../test.ts';

export const ANALYTICS_ORIGIN = 'https://count.example.org';
/** Settings with which the site counts visits. */
export const ANALYTICS_SETTINGS = {
  ANALYTICS_SCRIPT_URL: `${ANALYTICS_ORIGIN}/script.js`,
  ANALYTICS_SITE_ID: '2f1c0a5e-0000-4000-8000-000000000001',
};

/** Stub of Umami's script: sends page views on request. */
const SCRIPT = `window.umami = {
  track: (payload) => fetch('${ANALYTICS_ORIGIN}/api/send', { method: 'POST', body: JSON.stringify(payload), keepalive: true }),
};`;

/** Settings of a browser that asks sites not to track its user. */
type Preference = 'doNotTrack' | 'globalPrivacyControl';

/** Opens a page with the stub, which records the paths of requests and the payload of page views. */
export async function openStubbedPage(browser: Browser, siteUrl: string, preference?: Preference) {
  const context = await browser.newContext({ baseURL: siteUrl });
  await context.addInitScript((name) => {
    const value = name === 'doNotTrack' ? '1' : true;
    if (name !== undefined) Object.defineProperty(Navigator.prototype, name, { get: () => value });
  }, preference);
  return { ...(await stubAnalytics(context)), page: await context.newPage(), context };
}

async function stubAnalytics(context: BrowserContext) {
  const requests: string[] = [];
  const payload: Record<string, string>[] = [];
  await context.route(`${ANALYTICS_ORIGIN}/**`, async (route) => {
    const request = route.request();
    requests.push(new URL(request.url()).pathname);
    if (request.method() === 'POST') payload.push(request.postDataJSON() as Record<string, string>);
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ headers, contentType: 'text/javascript', body: SCRIPT });
  });
  return { requests, payload };
}

/** Opens a page and waits for the analytics script, which loads the service at once if it may. */
export async function openWithConsent(page: Page, path: string, consent: 'no' | 'refused'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-statistics', consent);
}

export const consentBanner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
