import type { Page } from '@playwright/test';
import { toCartItem } from '@paniscus/domain/cart';
import { delayScript, waitForIsland } from '../../support/hydration.ts';
import { pauseClock } from '../../support/page-clock.ts';
import { pickStoreItem, storeCart } from '../../support/shop.ts';
import { openAsStaff } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const SCRIPTS = '**/assets/*.js';
/** Longer than the page waits before it offers to reload. */
const TOO_LONG = '00:46';

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

test('the offer does not wait any longer once the last attempt has failed', async ({ page }) => {
  await page.addInitScript(() => {
    const count = () => Number(sessionStorage.getItem('failures'));
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) sessionStorage.setItem('failures', String(count() + 1));
    };
    addEventListener('error', onError, true);
  });
  await page.clock.install({ time: 0 });
  await pauseClock(page);
  await page.route('**/assets/FailureIsland-*.js', (route) => route.abort());
  await page.goto('/failure');
  const countFailures = () => page.evaluate(() => Number(sessionStorage.getItem('failures')));

  // 31.5 s in all, and then the page would wait for another 13.5 s.
  for (const [attempt, pause] of [500, 1000, 2000, 4000, 8000, 16_000].entries()) {
    await expect.poll(countFailures).toBe(attempt + 1);
    await expect(getNotice(page)).toHaveCount(0);
    await page.clock.runFor(pause);
  }

  await expect(getNotice(page)).toBeVisible();
});
