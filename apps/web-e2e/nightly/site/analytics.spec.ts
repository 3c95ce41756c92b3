import {
  ANALYTICS_ORIGIN,
  ANALYTICS_SETTINGS,
  consentBanner,
  openStubbedPage,
  openWithConsent,
} from '../../support/page-modes/analytics.ts';
import { expect, test } from '../../support/test.ts';
import { startTestSystem } from '#tools/system/test-system.ts';

const UNTRACKED_PATHS = [
  ...['/donate', '/cart', '/checkout/step1', '/checkout/step2', '/success', '/donation-success'],
  ...['/login', '/logout', '/django-posts', '/create-post', '/orders', '/donations'],
  ...['/receipt/unknown-token', '/giving/unknown-token', '/search?q=somebody+dear'],
];

test('without analytics configured, no third-party requests are made and no consent is requested', async ({
  page,
  baseURL,
}) => {
  const thirdPartyRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) thirdPartyRequests.push(request.url());
  });

  for (const path of ['/', '/posts', '/privacy-policy', '/KanziCelebration']) {
    // Idle, because requests are expected not to happen.
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: 'May we count your visit?' })).toHaveCount(0);
    await expect(page.locator('meta[name="analytics"]')).toHaveCount(0);
  }

  expect(thirdPartyRequests.filter((url) => /^https?:/.test(url))).toEqual([]);
  await page.goto('/privacy-policy#statistics');
  await expect(page.getByText('We do not count visits.')).toBeVisible();
});

test('only public pages count visits, and not those of browsers that ask not to be tracked', async ({
  browser,
}) => {
  const testSystem = await startTestSystem(ANALYTICS_SETTINGS);
  try {
    for (const preference of ['doNotTrack', 'globalPrivacyControl'] as const)
      await test.step(`a browser with ${preference} is not asked for consent`, async () => {
        const { page, requests, context } = await openStubbedPage(browser, testSystem.siteUrl, preference);
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

test('visits are counted only with consent', async ({ browser }) => {
  const testSystem = await startTestSystem(ANALYTICS_SETTINGS);

  try {
    await test.step('no analytics request is made before consent and after a refusal', async () => {
      const { page, requests, context } = await openStubbedPage(browser, testSystem.siteUrl);
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
      const { page, requests, payload, context } = await openStubbedPage(browser, testSystem.siteUrl);
      await page.goto('/');
      await consentBanner(page).getByRole('button', { name: 'Count my visits' }).click();
      await expect.poll(() => payload.length).toBe(1);
      await page.goto('/posts');
      await expect.poll(() => payload.length).toBe(2);
      await page.goto('/SueBiblio?q=somebody+dear');
      await expect.poll(() => payload.length).toBe(3);
      const website = ANALYTICS_SETTINGS.ANALYTICS_SITE_ID;
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
  } finally {
    await testSystem.stop();
  }
});
