import { brotliCompressSync } from 'node:zlib';
import { ROUTES } from '@paniscus/routes';
import type { Page } from '@playwright/test';
import { getTransferSize, measureReferencedScripts } from '#tools/bench/referenced-scripts.ts';
import { findWallet } from '../support/cards.ts';
import { prepareContentPaths, signInAndPublish } from '../support/content-pages.ts';
import { createRecurringDonor } from '../support/donor.ts';
import { becomeActive, waitForIsland } from '../support/hydration.ts';
import { pickStoreItem, continueCheckout, fillShipping, addToCart } from '../support/shop.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import { createEmail } from '../support/unique.ts';

/** Sizes with Brotli compression. */
const MAX_READING_PAGE_BYTES = 10_000;
const MAX_DONATION_PAGE_BYTES = 150_000;
/** Product and cart. */
const MAX_SHOP_PAGE_BYTES = 105_000;
const MAX_CHECKOUT_PAGE_BYTES = 150_000;
/** Enough to speak; the rest loads with the first sign of activity. */
const MAX_UNTOUCHED_KEYBOARD_BYTES = 20_000;
const MAX_STAFF_PAGE_BYTES = 260_000;
/** The library that draws charts loads after the figures, and only when there is something to draw. */
const MAX_CHART_BYTES = 100_000;
const CHART_FILE = /\/BarPlot-/;

/** With everything that the first sign of activity loads. */
const MAX_ACTIVE_KEYBOARD_BYTES = 151_000;

/** Scripts of a page: bytes of own scripts, including inline ones, and URLs of third-party ones. */
async function listScripts(
  page: Page,
  path: string,
  act: (page: Page) => Promise<void> = async () => undefined,
): Promise<{ ownBytes: number; chartBytes: number; thirdParty: string[] }> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url());
  });
  // Idle, because all scripts count.
  await page.goto(path, { waitUntil: 'networkidle' });
  await act(page);
  const inline = await page.locator('script:not([src])').allTextContents();
  const ownUrls = [...urls].filter((url) => url.startsWith(system.siteUrl));
  const sumSizes = async (list: string[]) =>
    (await Promise.all(list.map(getTransferSize))).reduce((sum, size) => sum + size, 0);
  const chartBytes = await sumSizes(ownUrls.filter((url) => CHART_FILE.test(url)));
  const inlineBytes = brotliCompressSync(inline.join('')).length;
  const ownBytes = (await sumSizes(ownUrls)) + inlineBytes - chartBytes;
  test.info().annotations.push({ type: 'script bytes', description: `${path}: ${ownBytes}` });
  return { ownBytes, chartBytes, thirdParty: [...urls].filter((url) => !ownUrls.includes(url)) };
}

test('every reading page references at most 10 kB of script', async ({ page }) => {
  const paths = await prepareContentPaths(page);

  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const bytes = await measureReferencedScripts(system.siteUrl, path);
    expect.soft(bytes, path).toBeGreaterThan(0);
    expect.soft(bytes, path).toBeLessThanOrEqual(MAX_READING_PAGE_BYTES);
  }
});

test('every staff page references at most 260 kB of script', async () => {
  const paths = Object.values(ROUTES)
    .filter(({ hydrate }) => hydrate)
    .map(({ path }) => path.replace(/:(id|token)/, '1'));

  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    const bytes = await measureReferencedScripts(system.siteUrl, path);
    // A page that references only the site script would pass without proving anything.
    expect.soft(bytes, path).toBeGreaterThan(MAX_READING_PAGE_BYTES);
    expect.soft(bytes, path).toBeLessThanOrEqual(MAX_STAFF_PAGE_BYTES);
  }
});

test('the store page loads at most 10 kB of script and no third-party script', async ({ context }) => {
  for (const path of ['/store', '/store?tag=Mugs']) {
    const { ownBytes, thirdParty } = await listScripts(await context.newPage(), path);
    expect(ownBytes, path).toBeLessThanOrEqual(MAX_READING_PAGE_BYTES);
    expect(thirdParty, path).toEqual([]);
  }
});

/** The wallets' buttons load after the provider's script. */
async function waitForProviderScript(page: Page): Promise<void> {
  await becomeActive(page);
  await expect(page.locator(`script[src="${system.sandboxUrl}/v3/"]`)).toBeAttached();
  await expect(findWallet(page, 'Apple Pay')).toBeAttached();
}

/** Loads the island that waits for activity. */
async function hydrateIsland(page: Page): Promise<void> {
  await becomeActive(page);
  await waitForIsland(page);
}

test('the product page loads at most 105 kB of script before the visitor acts, and 150 kB in all', async ({
  context,
}) => {
  const path = `/product/${(await pickStoreItem()).product.id}`;
  const untouched = await listScripts(await context.newPage(), path);
  const active = await listScripts(await context.newPage(), path, hydrateIsland);

  expect(untouched.ownBytes).toBeLessThanOrEqual(MAX_SHOP_PAGE_BYTES);
  expect(active.ownBytes).toBeLessThanOrEqual(MAX_ACTIVE_KEYBOARD_BYTES);
  expect([...untouched.thirdParty, ...active.thirdParty]).toEqual([]);
});

test('the cart shows its items with at most 105 kB of script, and loads 150 kB in all', async ({
  page,
  context,
}) => {
  const item = await pickStoreItem();
  await addToCart(page, item);
  const showItem = (cart: Page) => expect(cart.getByRole('main')).toContainText(item.product.title);
  const untouched = await listScripts(await context.newPage(), '/cart', showItem);
  const active = await listScripts(await context.newPage(), '/cart', hydrateIsland);

  expect(untouched.ownBytes).toBeLessThanOrEqual(MAX_SHOP_PAGE_BYTES);
  expect(active.ownBytes).toBeLessThanOrEqual(MAX_ACTIVE_KEYBOARD_BYTES);
  expect([...untouched.thirdParty, ...active.thirdParty]).toEqual([]);
});

test("the checkout loads at most 150 kB of script, and the payment provider's script only at step 2", async ({
  page,
  context,
}) => {
  await addToCart(page, await pickStoreItem());
  const shipping = await listScripts(await context.newPage(), '/checkout/step1');
  await page.goto('/checkout/step1');
  await fillShipping(page, { email: 'weight@buyers.example' });
  await continueCheckout(page);
  const payment = await listScripts(page, '/checkout/step2', waitForProviderScript);

  expect(shipping.thirdParty).toEqual([]);
  expect(payment.thirdParty).toEqual([`${system.sandboxUrl}/v3/`]);
  for (const { ownBytes } of [shipping, payment])
    expect(ownBytes).toBeLessThanOrEqual(MAX_CHECKOUT_PAGE_BYTES);
});

test("the donation page loads at most 150 kB of script besides the payment provider's", async ({ page }) => {
  const { ownBytes, thirdParty } = await listScripts(page, '/donate', waitForProviderScript);

  expect(ownBytes).toBeLessThanOrEqual(MAX_DONATION_PAGE_BYTES);
  expect(thirdParty).toEqual([`${system.sandboxUrl}/v3/`]);
});

test(
  "the donor portal loads at most 150 kB of script, and the payment provider's only to change the card",
  { tag: '@nightly' },
  async ({ page, context }) => {
    const { link, receipt } = await createRecurringDonor(page, createEmail('weight'));
    const receiptPage = await listScripts(await context.newPage(), receipt);
    const donorPortal = await listScripts(page, link);

    expect(receiptPage.ownBytes).toBeLessThanOrEqual(MAX_READING_PAGE_BYTES);
    expect(donorPortal.ownBytes).toBeLessThanOrEqual(MAX_DONATION_PAGE_BYTES);
    expect([...receiptPage.thirdParty, ...donorPortal.thirdParty]).toEqual([]);
    const providerRequest = page.waitForRequest(`${system.sandboxUrl}/v3/`);
    await page.getByRole('button', { name: 'Change the card' }).click();
    await providerRequest;
  },
);

test('the keyboard speaks with at most 20 kB of script, and loads 151 kB in all', async ({ context }) => {
  const untouched = await listScripts(await context.newPage(), '/PaniscusKeyboard');
  const active = await listScripts(await context.newPage(), '/PaniscusKeyboard', hydrateIsland);

  expect(untouched.ownBytes).toBeLessThanOrEqual(MAX_UNTOUCHED_KEYBOARD_BYTES);
  expect(active.ownBytes).toBeLessThanOrEqual(MAX_ACTIVE_KEYBOARD_BYTES);
  expect([...untouched.thirdParty, ...active.thirdParty]).toEqual([]);
});

test("no other page loads the payment provider's script", { tag: '@nightly' }, async ({ context, page }) => {
  await signInAndPublish(page);
  for (const path of [
    '/login',
    '/create-post',
    '/django-posts',
    '/failure',
    '/donation-success',
    '/success',
    '/email-failure',
    '/find-order',
    '/find-giving',
    '/orders',
    '/dashboard',
    '/no-such-page',
  ]) {
    const { ownBytes, chartBytes, thirdParty } = await listScripts(await context.newPage(), path);
    expect(thirdParty, path).toEqual([]);
    expect(ownBytes, path).toBeLessThanOrEqual(MAX_STAFF_PAGE_BYTES);
    expect(chartBytes, path).toBeLessThanOrEqual(MAX_CHART_BYTES);
  }
});
