import type { Page } from '@playwright/test';
import { aMonthlyDonor, anEmail } from '../support/donor.ts';
import { faultsByDayAndNight } from '../support/faults.ts';
import { aWare, buyNow, continueCheckout, fillShipping, putIntoCart } from '../support/shop.ts';
import { publish, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const OPEN = [
  '/',
  '/posts',
  '/privacy-policy',
  '/donate',
  '/store',
  '/find-order',
  '/find-giving',
  '/KanziCelebration',
  '/KanziCelebrationTitle',
  '/KanziSlideshow',
  '/PaniscusKeyboard/signs',
  '/PaniscusKeyboard/games',
  '/login',
  '/no-such-page',
];
const RESULTS = ['/donation-success', '/donation-email-failure', '/success', '/email-failure', '/failure'];
const STAFF = ['/django-posts', '/create-post', '/orders', '/logout'];

async function expectNoFaults(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
}

for (const path of [...OPEN, ...RESULTS])
  test(`a machine finds no fault with ${path}`, ({ page }) => expectNoFaults(page, path));

test('axe finds no violations from the product page to the cart', async ({ page }) => {
  const ware = await aWare();

  await expectNoFaults(page, '/cart');
  await expectNoFaults(page, `/product/${ware.product.id}`);
  await putIntoCart(page, ware);
  await expectNoFaults(page, '/cart');
});

test('axe finds no violations from the cart to the payment step', async ({ page }) => {
  await putIntoCart(page, await aWare());

  await expectNoFaults(page, '/checkout/step1');
  await fillShipping(page, { email: 'ada@buyers.example' });
  await continueCheckout(page);
  await expect(buyNow(page)).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
});

test("axe finds no violations on the pages behind a donor's links", async ({ page }) => {
  const { link, receipt } = await aMonthlyDonor(page, anEmail('axe'));

  for (const path of [link, receipt, `${link}/${new Date().getFullYear()}`]) await expectNoFaults(page, path);
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
    await signIn(page);
    await page.waitForURL('**/posts');
  });

  for (const path of STAFF)
    test(`a machine finds no fault with ${path}`, ({ page }) => expectNoFaults(page, path));

  test('axe finds no violations on a post or in the post editor', async ({ page }) => {
    const title = 'What a machine can find';
    await publish(page, title, '# A heading\n\nSome *text*, a [link](https://example.org).');
    await page.goto('/posts');
    const post = await page.getByRole('link', { name: title }).first().getAttribute('href');

    await expectNoFaults(page, post ?? '');
    await expectNoFaults(page, `/edit-post/${post?.split('/').at(-1)}`);
  });
});
