import type { Page } from '@playwright/test';
import { toCartItem } from '@paniscus/domain/cart';
import { becomeActive, delayScript, waitForIsland } from '../../support/hydration.ts';
import { pickStoreItem, storeCart } from '../../support/shop.ts';
import { openAsStaff } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const SCRIPTS = '**/assets/*.js';
/** Longer than the page waits before it offers to reload. */
const TOO_LONG = '00:11';

const getNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Still loading.' });

const blockScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort());

async function reload(page: Page): Promise<void> {
  await page.unroute(SCRIPTS);
  await getNotice(page).getByRole('button', { name: 'Reload the page' }).click();
}

async function storeItem(page: Page): Promise<string> {
  const { product, variant } = await pickStoreItem();
  await storeCart(page, toCartItem(product, variant, 1));
  return product.title;
}

for (const path of [
  '/checkout/step1',
  '/checkout/step2',
  '/success',
  '/email-failure',
  '/failure',
  '/donation-success',
  '/donation-email-failure',
])
  test(`${path} offers to reload the page when no script arrives`, async ({ page }) => {
    await page.clock.install();
    await storeItem(page);
    await blockScripts(page);
    await page.goto(path);
    await expect(getNotice(page)).toHaveCount(0);

    await page.clock.fastForward(TOO_LONG);
    await reload(page);

    await waitForIsland(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(getNotice(page)).toHaveCount(0);
  });

test('a page of a result does not say that there is none before its script has looked', async ({ page }) => {
  const release = await delayScript(page, 'OrderSuccessIsland');
  await page.goto('/success', { waitUntil: 'commit' });
  const nothing = page.getByText('There is no order to show here.');
  await nothing.waitFor({ state: 'attached' });

  // Ends with the delay of the text that says that the page is loading.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await expect(nothing).toBeHidden();
  release();

  await expect(nothing).toBeVisible();
});

test('the cart offers to reload the page when no script arrives', async ({ page }) => {
  await page.clock.install();
  const title = await storeItem(page);
  await blockScripts(page);
  await page.goto('/cart');

  await page.clock.fastForward(TOO_LONG);
  await reload(page);

  await expect(page.getByRole('main')).toContainText(title);
  await expect(getNotice(page)).toHaveCount(0);
});

test('a page for staff offers to reload it when no script arrives', async ({ page }) => {
  await openAsStaff(page, '/account');
  await page.clock.install();
  await blockScripts(page);
  await page.goto('/donations');

  await page.clock.fastForward(TOO_LONG);
  await reload(page);

  await expect(page.getByRole('main').getByLabel('Search')).toBeVisible();
  await expect(getNotice(page)).toHaveCount(0);
});

test('the offer disappears when the script arrives after all', async ({ page }) => {
  await page.clock.install();
  const release = await delayScript(page, 'FailureIsland');
  await page.goto('/failure', { waitUntil: 'commit' });
  await page.getByText('There is no failed payment').waitFor({ state: 'attached' });
  await page.clock.fastForward(TOO_LONG);
  await expect(getNotice(page)).toBeVisible();

  release();

  await expect(page.getByText('There is no failed payment')).toBeVisible();
  await expect(getNotice(page)).toHaveCount(0);
});

test('the offer disappears when the server has rendered the cart in place of its placeholders', async ({
  page,
}) => {
  await page.clock.install();
  const title = await storeItem(page);
  const release = await delayScript(page, 'site-script');
  await page.goto('/cart', { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  await page.clock.fastForward(TOO_LONG);
  await expect(getNotice(page)).toBeVisible();

  release();

  await expect(page.getByRole('main')).toContainText(title);
  await expect(getNotice(page)).toHaveCount(0);
  await expect(page.locator('[data-island][data-hydrated]')).toHaveCount(0);
});

for (const path of ['/cart', '/checkout/step1'])
  test(`${path} works without a reload when its script arrives late`, async ({ page }) => {
    const failures = new Map<string, number>();
    page.on('requestfailed', (request) => {
      failures.set(request.url(), (failures.get(request.url()) ?? 0) + 1);
    });
    const passTime = () => page.clock.fastForward('00:16');
    await page.clock.install();
    await storeItem(page);
    await blockScripts(page);
    await page.goto(path);
    // The attempts of half a minute, and some more.
    const countAttempts = async () => {
      await passTime();
      return Math.max(0, ...failures.values());
    };
    await expect.poll(countAttempts).toBeGreaterThan(8);
    await expect(getNotice(page)).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

    await page.unroute(SCRIPTS);
    const countWorking = async () => {
      await becomeActive(page);
      await passTime();
      return page.locator('[data-island][data-hydrated]').count();
    };
    await expect.poll(countWorking).toBeGreaterThan(0);

    await expect(getNotice(page)).toHaveCount(0);
    await expect(page.locator('[data-same-document]')).toHaveCount(1);
  });
