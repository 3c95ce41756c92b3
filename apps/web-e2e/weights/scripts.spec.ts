import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { aMonthlyDonor, anEmail } from '../support/donor.ts';
import { getTransferSize } from '../support/transfer-size.ts';
import { aWare, continueCheckout, fillShipping, putIntoCart } from '../support/shop.ts';
import { publish, signIn } from '../support/sign-in.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** In bytes with Brotli. */
const READING_PAGE_MAX = 10_000;
const DONATION_PAGE_MAX = 130_000;
const SHOP_PAGE_MAX = 95_000;
const CHECKOUT_PAGE_MAX = 130_000;
const STAFF_PAGE_MAX = 200_000;

/** Scripts of a page: bytes of our own, including inline scripts, and URLs of third-party ones. */
async function listScripts(page: Page, path: string): Promise<{ ours: number; others: string[] }> {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const inline = await page.locator('script:not([src])').allTextContents();
  const own = [...addresses].filter((address) => address.startsWith(system.siteUrl));
  const sizes = await Promise.all(own.map(getTransferSize));
  const ours = sizes.reduce((sum, size) => sum + size, brotliCompressSync(inline.join('')).length);
  test.info().annotations.push({ type: 'script bytes', description: `${path}: ${ours}` });
  return { ours, others: [...addresses].filter((address) => !own.includes(address)) };
}

async function signInAndPublish(page: Page): Promise<void> {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await publish(page, 'How much a page weighs', 'Not much.');
}

test('the store page loads at most 10 kB of script and no third-party script', async ({ context }) => {
  for (const path of ['/store', '/store?tag=Mugs']) {
    const { ours, others } = await listScripts(await context.newPage(), path);
    expect(ours, path).toBeLessThanOrEqual(READING_PAGE_MAX);
    expect(others, path).toEqual([]);
  }
});

test('product page and cart load at most 95 kB of script and no third-party script', async ({
  page,
  context,
}) => {
  const ware = await aWare();
  await putIntoCart(page, ware);

  for (const path of [`/product/${ware.product.id}`, '/cart']) {
    const { ours, others } = await listScripts(await context.newPage(), path);
    expect(ours, path).toBeLessThanOrEqual(SHOP_PAGE_MAX);
    expect(others, path).toEqual([]);
  }
});

test("the checkout loads at most 130 kB of script, and the payment provider's script only at step 2", async ({
  page,
  context,
}) => {
  await putIntoCart(page, await aWare());
  const shipping = await listScripts(await context.newPage(), '/checkout/step1');
  await page.goto('/checkout/step1');
  await fillShipping(page, { email: 'weight@buyers.example' });
  await continueCheckout(page);
  const payment = await listScripts(page, '/checkout/step2');

  expect(shipping.others).toEqual([]);
  expect(payment.others).toEqual([`${system.sandboxUrl}/v3/`]);
  for (const { ours } of [shipping, payment]) expect(ours).toBeLessThanOrEqual(CHECKOUT_PAGE_MAX);
});

test("the donation page loads at most 130 kB of script besides the payment provider's", async ({ page }) => {
  const { ours, others } = await listScripts(page, '/donate');

  expect(ours).toBeLessThanOrEqual(DONATION_PAGE_MAX);
  expect(others).toEqual([`${system.sandboxUrl}/v3/`]);
});

test("the donor portal loads at most 130 kB of script, and the payment provider's only to change the card", async ({
  page,
  context,
}) => {
  const { link, receipt } = await aMonthlyDonor(page, anEmail('weight'));
  const paper = await listScripts(await context.newPage(), receipt);
  const donorPortal = await listScripts(page, link);

  expect(paper.ours).toBeLessThanOrEqual(READING_PAGE_MAX);
  expect(donorPortal.ours).toBeLessThanOrEqual(DONATION_PAGE_MAX);
  expect([...paper.others, ...donorPortal.others]).toEqual([]);
  const provider = page.waitForRequest(`${system.sandboxUrl}/v3/`);
  await page.getByRole('button', { name: 'Change the card' }).click();
  await provider;
});

test("no other page loads the payment provider's script", async ({ context, page }) => {
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
    '/no-such-page',
  ]) {
    const { ours, others } = await listScripts(await context.newPage(), path);
    expect(others, path).toEqual([]);
    expect(ours, path).toBeLessThanOrEqual(STAFF_PAGE_MAX);
  }
});
