import { audit } from '#tools/bench/lighthouse.ts';
import type { AuditedPage } from '#tools/bench/lighthouse.ts';
import { createStoredCart, pickStoreItem } from '../support/shop.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** Median of five visits with a simulated phone. */
const MIN_READING_SCORE = 100;
const MIN_INTERACTIVE_SCORE = 97;
const MAX_BLOCKING_MS = 150;

interface Audit extends Omit<AuditedPage, 'url'> {
  path: string;
}

async function expectScores({ path, ...page }: Audit) {
  test.setTimeout(300_000);
  const { scores, blockingMs, findings, slowdown } = await audit({ ...page, url: system.siteUrl + path });
  const description = `${path}: ${JSON.stringify(scores)}, blocked ${blockingMs.toFixed(0)} ms at ${slowdown.toFixed(1)}x`;
  test.info().annotations.push({ type: 'Lighthouse', description });
  expect.soft(scores.performance, findings.join('\n')).toBeGreaterThanOrEqual(page.minimumPerformance);
  expect.soft(blockingMs, 'total blocking time').toBeLessThanOrEqual(MAX_BLOCKING_MS);
  expect.soft(scores.accessibility, findings.join('\n')).toBe(100);
  return scores;
}

for (const path of ['/', '/KanziSlideshow', '/SueBiblio', '/video', '/posts'])
  test(`Lighthouse gives the reading page ${path} full marks on a phone`, async () => {
    const scores = await expectScores({ path, minimumPerformance: MIN_READING_SCORE });

    expect(scores).toMatchObject({ 'best-practices': 100, seo: 100 });
  });

for (const path of ['/store', '/donate', '/PaniscusKeyboard', '/login'])
  test(`${path} meets its Lighthouse score on a phone`, async () => {
    await expectScores({ path, minimumPerformance: MIN_INTERACTIVE_SCORE });
  });

for (const path of ['/cart', '/checkout/step1'])
  test(`${path} with an item in the cart meets its Lighthouse score on a phone`, async ({ page }) => {
    const storage = await createStoredCart(page, await pickStoreItem());

    await expectScores({ path, minimumPerformance: MIN_INTERACTIVE_SCORE, storage });
  });

test('a product page meets its Lighthouse score on a phone', async () => {
  const { product } = await pickStoreItem();
  await expectScores({ path: `/product/${product.id}`, minimumPerformance: MIN_INTERACTIVE_SCORE });
});
