import { measureLayoutShift } from '#tools/bench/content-pages/layout-shift.ts';
import { prepareContentPaths } from '../support/content-pages.ts';
import { createStoredCart, pickStoreItem } from '../support/shop.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** Cumulative layout shift, as defined by the Layout Instability API. */
const MAX_SHIFT = 0.001;

test('reading pages do not shift their layout', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const paths = await prepareContentPaths(page);

  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const shift = await measureLayoutShift(browser, { siteUrl: system.siteUrl, path });
    expect.soft(shift, path).toBeLessThan(MAX_SHIFT);
  }
});

test('pages with forms do not shift their layout, with a cart from an earlier visit', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const item = await pickStoreItem();
  const storage = await createStoredCart(page, item);
  const product = `/product/${item.product.id}`;

  for (const path of [product, '/cart', '/checkout/step1', '/donate', '/PaniscusKeyboard', '/login']) {
    const shift = await measureLayoutShift(browser, { siteUrl: system.siteUrl, path, storage });
    expect.soft(shift, path).toBeLessThan(MAX_SHIFT);
  }
});

test('pages of the checkout and of payments do not shift their layout on a direct visit', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const checkout = ['/cart', '/checkout/step1', '/checkout/step2'];
  const results = ['/success', '/email-failure', '/failure', '/donation-success', '/donation-email-failure'];

  for (const path of [...checkout, ...results]) {
    const shift = await measureLayoutShift(browser, { siteUrl: system.siteUrl, path });
    expect.soft(shift, path).toBeLessThan(MAX_SHIFT);
  }
});
