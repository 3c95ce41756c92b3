import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { aMonthlyDonor, anEmail } from '../support/donor.ts';
import { aWare, continueCheckout, fillShipping, putIntoCart } from '../support/shop.ts';
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
  '/PaniscusKeyboard/signs',
  '/PaniscusKeyboard/games',
  '/login',
  '/no-such-page',
];
const RESULTS = ['/donation-success', '/donation-email-failure', '/success', '/email-failure', '/failure'];
const STAFF = ['/django-posts', '/create-post', '/orders', '/logout'];

async function expectNoViolations(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ path, id, at: nodes.map(({ target }) => target) }))).toEqual(
    [],
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('no page for visitors has a fault that a machine can find', async ({ page }) => {
      for (const path of [...OPEN, ...RESULTS]) await expectNoViolations(page, path);
    });

    test('nor has one on the way from a product to the payment', async ({ page }) => {
      const ware = await aWare();
      await expectNoViolations(page, '/cart');
      await expectNoViolations(page, `/product/${ware.product.id}`);
      await putIntoCart(page, ware);
      await expectNoViolations(page, '/cart');
      await expectNoViolations(page, '/checkout/step1');
      await fillShipping(page, { email: 'ada@buyers.example' });
      await continueCheckout(page);
      await expectNoViolations(page, '/checkout/step2');
    });

    test('nor has one behind a donor’s own links', async ({ page }) => {
      const { link, receipt } = await aMonthlyDonor(page, anEmail('axe'));
      for (const path of [link, receipt, `${link}/${new Date().getFullYear()}`])
        await expectNoViolations(page, path);
    });

    test('nor has one for staff, nor a post', async ({ page }) => {
      await page.goto('/login');
      await signIn(page);
      await page.waitForURL('**/posts');
      await publish(
        page,
        'What a machine can find',
        '# A heading\n\nSome *text*, a [link](https://example.org).',
      );
      for (const path of STAFF) await expectNoViolations(page, path);
      await page.goto('/posts');
      const post = await page
        .getByRole('link', { name: 'What a machine can find' })
        .first()
        .getAttribute('href');
      await expectNoViolations(page, post ?? '');
      await expectNoViolations(page, `/edit-post/${post?.split('/').at(-1)}`);
    });
  });
}
