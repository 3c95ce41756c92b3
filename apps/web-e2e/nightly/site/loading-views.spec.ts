import type { Page } from '@playwright/test';
import { publish, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

/** Makes navigation to these URLs never finish: after a 204 the browser stays on its page. */
const blockPages = (page: Page, url: RegExp) =>
  page.route(url, (route) =>
    route.request().resourceType() === 'document' ? route.fulfill({ status: 204 }) : route.continue(),
  );

const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Runs in the page: stores whether its loading state is in view when the browser leaves it. */
function recordLeaving(): void {
  addEventListener('pagehide', () => {
    const main = document.querySelector('main');
    const { top = -1 } = main?.firstElementChild?.getBoundingClientRect() ?? {};
    const left = { isBusy: main?.ariaBusy === 'true', isInWindow: top >= 0 && top < innerHeight };
    sessionStorage.setItem('left', JSON.stringify(left));
  });
}

test('a slow product page shows its loading state, and Escape brings the store back', async ({ page }) => {
  await page.goto('/store');
  await blockPages(page, /\/product\//);
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem');
  const count = await cards.count();

  await cards.first().getByRole('link').first().press('Enter');

  await expect(page.getByText('Loading product...')).toBeVisible();
  await expect(main).toHaveAttribute('aria-busy', 'true');

  await page.keyboard.press('Escape');

  await expect(cards).toHaveCount(count);
  await expect(main).not.toHaveAttribute('aria-busy');

  await page.unroute(/\/product\//);
  await cards.first().getByRole('link').first().press('Enter');

  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Back leads to where the store was left when a slow product page was opened', async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    const readTop = () => page.evaluate(() => Math.round(scrollY));
    await page.goto('/store');
    const link = page.getByRole('main').getByRole('listitem').last().getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    const top = await readTop();
    expect(top).toBeGreaterThan(1000);
    // The browser would fetch the page ahead of time.
    await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove());
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', { ...FAST, latency: 2000 });

    await page.evaluate(recordLeaving);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/product/**');
    await network.send('Network.emulateNetworkConditions', FAST);
    await page.goBack();

    await expect.poll(async () => Math.abs((await readTop()) - top)).toBeLessThan(100);
    await expect(link).toBeInViewport();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
    const left = await page.evaluate(() => sessionStorage.getItem('left'));
    expect(JSON.parse(left ?? '{}')).toEqual({ isBusy: true, isInWindow: true });
  });
});

test('a slow filter of the store shows that the store is loading', async ({ page }) => {
  await page.goto('/store');
  await blockPages(page, /\/store\?/);

  await page.getByRole('button', { name: 'Apply filters' }).click();

  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
});

test('a link within the page, such as the one that skips to the content, loads nothing', async ({ page }) => {
  await page.clock.install();
  await page.goto('/store');
  const cards = page.getByRole('main').getByRole('listitem');
  const count = await cards.count();

  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.clock.runFor(5000);

  await expect(cards).toHaveCount(count);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
});

test('a slow post shows its loading state', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  const title = `A slow day ${createNumber()}`;
  await publish(page, title, 'Nothing moved.');
  await page.goto('/posts');
  await blockPages(page, /\/post\//);

  // Hovering or pressing a pointer would make the browser fetch the page ahead of time.
  await page.getByRole('link', { name: title, exact: true }).press('Enter');

  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
});
