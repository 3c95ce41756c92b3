import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { startTestSystem } from '#tools/system/test-system.ts';

const ANALYTICS_ORIGIN = 'https://count.example.org';
const SETTINGS = {
  ANALYTICS_SCRIPT_URL: `${ANALYTICS_ORIGIN}/script.js`,
  ANALYTICS_SITE_ID: '2f1c0a5e-0000-4000-8000-000000000001',
};

const UNTRACKED_PATHS = [
  ...['/donate', '/cart', '/checkout/step1', '/checkout/step2', '/success', '/donation-success'],
  ...['/login', '/logout', '/django-posts', '/create-post', '/orders', '/donations'],
  ...['/receipt/unknown-token', '/giving/unknown-token', '/search?q=somebody+dear'],
];

/** Stub of Umami's script: sends page views on request. */
const SCRIPT = `window.umami = {
  track: (payload) => fetch('${ANALYTICS_ORIGIN}/api/send', { method: 'POST', body: JSON.stringify(payload), keepalive: true }),
};`;

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
async function openWithConsent(page: Page, path: string, consent: 'no' | 'refused'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-statistics', consent);
}

const consentBanner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });

test('visits are counted only with consent', async ({ browser }) => {
  const testSystem = await startTestSystem(SETTINGS);
  const openPage = async (preference?: 'doNotTrack' | 'globalPrivacyControl') => {
    const context = await browser.newContext({ baseURL: testSystem.siteUrl });
    await context.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true;
      if (name !== undefined) Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }, preference);
    return { ...(await stubAnalytics(context)), page: await context.newPage(), context };
  };

  try {
    await test.step('no analytics request is made before consent and after a refusal', async () => {
      const { page, requests, context } = await openPage();
      await page.goto('/');
      await expect(consentBanner(page)).toBeVisible();
      await consentBanner(page).getByRole('button', { name: 'Do not count' }).click();
      await expect(consentBanner(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await openWithConsent(page, '/posts', 'no');
      await expect(consentBanner(page)).toBeHidden();
      expect(requests).toEqual([]);
      await context.close();
    });

    await test.step('one page view is sent per page after consent, without search terms', async () => {
      const { page, requests, payload, context } = await openPage();
      await page.goto('/');
      await consentBanner(page).getByRole('button', { name: 'Count my visits' }).click();
      await expect.poll(() => payload.length).toBe(1);
      await page.goto('/posts');
      await expect.poll(() => payload.length).toBe(2);
      await page.goto('/SueBiblio?q=somebody+dear');
      await expect.poll(() => payload.length).toBe(3);
      const website = SETTINGS.ANALYTICS_SITE_ID;
      const common = { website, hostname: 'localhost', referrer: '' };
      expect(payload).toEqual([
        { ...common, url: '/', title: 'Paniscus' },
        { ...common, url: '/posts', title: 'Posts' },
        { ...common, url: '/SueBiblio', title: 'Bibliography' },
      ]);
      expect(await context.cookies()).toEqual([]);

      await page.goto('/privacy-policy#statistics');
      await expect.poll(() => payload.length).toBe(4);
      await page.getByRole('main').getByRole('button', { name: 'Do not count' }).click();
      await expect(page.getByText('You chose not to let us count your visits.')).toBeVisible();
      const before = requests.length;
      await openWithConsent(page, '/', 'no');
      expect(requests).toHaveLength(before);
      await context.close();
    });

    for (const preference of ['doNotTrack', 'globalPrivacyControl'] as const)
      await test.step(`a browser with ${preference} is not asked for consent`, async () => {
        const { page, requests, context } = await openPage(preference);
        await openWithConsent(page, '/privacy-policy', 'refused');
        await expect(consentBanner(page)).toBeHidden();
        await expect(page.getByText('Your browser asks sites not to track you.')).toBeVisible();
        expect(requests).toEqual([]);
        await context.close();
      });

    await test.step('analytics is allowed on public pages, never on payment, personal or staff pages', async () => {
      const checkPage = async (path: string) => {
        const response = await fetch(testSystem.siteUrl + path);
        const policy = response.headers.get('content-security-policy') ?? '';
        return {
          hasScript: (await response.text()).includes('name="analytics"'),
          isAllowed: policy.includes(ANALYTICS_ORIGIN),
        };
      };
      for (const path of ['/', '/store', '/privacy-policy'])
        expect(await checkPage(path), path).toEqual({ hasScript: true, isAllowed: true });
      for (const path of UNTRACKED_PATHS)
        expect(await checkPage(path), path).toEqual({ hasScript: false, isAllowed: false });
    });
  } finally {
    await testSystem.stop();
  }
});
