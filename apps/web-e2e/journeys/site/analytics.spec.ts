import {
  ANALYTICS_SETTINGS,
  consentBanner,
  openStubbedPage,
  openWithConsent,
} from '../../support/page-modes/analytics.ts';
import { expect, test } from '../../support/test.ts';
import { startTestSystem } from '#tools/system/test-system.ts';

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
