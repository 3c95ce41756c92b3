import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { startTestSystem } from '#tools/system/test-system.ts';

const COUNTER = 'https://count.example.org';
const SETTINGS = {
  ANALYTICS_SCRIPT_URL: `${COUNTER}/script.js`,
  ANALYTICS_SITE_ID: '2f1c0a5e-0000-4000-8000-000000000001',
};

const UNCOUNTED = [
  ...['/donate', '/cart', '/checkout/step1', '/checkout/step2', '/success', '/donation-success'],
  ...['/login', '/logout', '/django-posts', '/create-post', '/orders', '/donations'],
  ...['/receipt/an-address-that-nobody-has', '/giving/an-address-that-nobody-has', '/search?q=somebody+dear'],
];

/** Stub of Umami's script: sends page views on request. */
const SCRIPT = `window.umami = {
  track: (told) => fetch('${COUNTER}/api/send', { method: 'POST', body: JSON.stringify(told), keepalive: true }),
};`;

async function countIn(context: BrowserContext) {
  const asked: string[] = [];
  const payload: Record<string, string>[] = [];
  await context.route(`${COUNTER}/**`, async (route) => {
    const request = route.request();
    asked.push(new URL(request.url()).pathname);
    if (request.method() === 'POST') payload.push(request.postDataJSON() as Record<string, string>);
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ headers, contentType: 'text/javascript', body: SCRIPT });
  });
  return { asked, payload };
}

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });

test('without analytics configured, no third-party requests are made and no consent is requested', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
  });

  for (const path of ['/', '/posts', '/privacy-policy', '/KanziCelebration']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(question(page)).toHaveCount(0);
    await expect(page.locator('meta[name="analytics"]')).toHaveCount(0);
  }

  expect(elsewhere.filter((url) => /^https?:/.test(url))).toEqual([]);
  await page.goto('/privacy-policy#statistics');
  await expect(page.getByText('We do not count visits.')).toBeVisible();
});

test('visits are counted only with consent', async ({ browser }) => {
  const trial = await startTestSystem(SETTINGS);
  const open = async (preference?: 'doNotTrack' | 'globalPrivacyControl') => {
    const context = await browser.newContext({ baseURL: trial.siteUrl });
    await context.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true;
      if (name !== undefined) Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }, preference);
    return { ...(await countIn(context)), page: await context.newPage(), context };
  };

  try {
    await test.step('makes no analytics request before consent and after a refusal', async () => {
      const { page, asked, context } = await open();
      await page.goto('/');
      await expect(question(page)).toBeVisible();
      await question(page).getByRole('button', { name: 'Do not count' }).click();
      await expect(question(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await page.goto('/posts', { waitUntil: 'networkidle' });
      await expect(question(page)).toBeHidden();
      expect(asked).toEqual([]);
      await context.close();
    });

    await test.step('sends one page view per page after consent, without search terms', async () => {
      const { page, asked, payload, context } = await open();
      await page.goto('/');
      await question(page).getByRole('button', { name: 'Count my visits' }).click();
      await expect.poll(() => payload.length).toBe(1);
      await page.goto('/posts');
      await expect.poll(() => payload.length).toBe(2);
      await page.goto('/SueBiblio?q=somebody+dear');
      await expect.poll(() => payload.length).toBe(3);
      const website = SETTINGS.ANALYTICS_SITE_ID;
      const always = { website, hostname: 'localhost', referrer: '' };
      expect(payload).toEqual([
        { ...always, url: '/', title: 'Paniscus' },
        { ...always, url: '/posts', title: 'Posts' },
        { ...always, url: '/SueBiblio', title: 'Bibliography' },
      ]);
      expect(await context.cookies()).toEqual([]);

      await page.goto('/privacy-policy#statistics');
      await expect.poll(() => payload.length).toBe(4);
      await page.getByRole('main').getByRole('button', { name: 'Do not count' }).click();
      await expect(page.getByText('You have chosen that your visits are not counted.')).toBeVisible();
      const before = asked.length;
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(asked).toHaveLength(before);
      await context.close();
    });

    for (const preference of ['doNotTrack', 'globalPrivacyControl'] as const)
      await test.step(`a browser with ${preference} is not asked`, async () => {
        const { page, asked, context } = await open(preference);
        await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
        await expect(question(page)).toBeHidden();
        await expect(page.getByText('Your browser asks sites not to track you.')).toBeVisible();
        expect(asked).toEqual([]);
        await context.close();
      });

    await test.step('analytics is allowed on public pages, never on payment, personal or staff pages', async () => {
      const getReading = async (path: string) => {
        const response = await fetch(trial.siteUrl + path);
        const policy = response.headers.get('content-security-policy') ?? '';
        return { asks: (await response.text()).includes('name="analytics"'), lets: policy.includes(COUNTER) };
      };
      for (const path of ['/', '/store', '/privacy-policy'])
        expect(await getReading(path), path).toEqual({ asks: true, lets: true });
      for (const path of UNCOUNTED)
        expect(await getReading(path), path).toEqual({ asks: false, lets: false });
    });
  } finally {
    await trial.stop();
  }
});
