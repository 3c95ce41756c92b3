import { auditPages } from '#tools/bench/lighthouse.ts';
import { pickStoreItem } from '../support/shop.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** Median of five visits with a simulated phone. */
const MIN_READING_SCORE = 100;
const MIN_INTERACTIVE_SCORE = 97;
const MAX_BLOCKING_MS = 150;

async function auditPath(path: string, minimumPerformance: number) {
  test.setTimeout(300_000);
  const [audit] = await auditPages([{ url: system.siteUrl + path, minimumPerformance }]);
  if (audit === undefined) throw new Error(`${path} was not measured.`);
  const { scores, blockingMs, findings, slowdown } = audit;
  const description = `${path}: ${JSON.stringify(scores)}, blocked ${blockingMs.toFixed(0)} ms at ${slowdown.toFixed(1)}x`;
  test.info().annotations.push({ type: 'Lighthouse', description });
  expect.soft(scores.performance, findings.join('\n')).toBeGreaterThanOrEqual(minimumPerformance);
  expect.soft(blockingMs, 'total blocking time').toBeLessThanOrEqual(MAX_BLOCKING_MS);
  expect.soft(scores.accessibility, findings.join('\n')).toBe(100);
  return scores;
}

for (const path of ['/', '/KanziSlideshow', '/SueBiblio', '/video', '/posts'])
  test(`Lighthouse gives the reading page ${path} full marks on a phone`, async () => {
    const scores = await auditPath(path, MIN_READING_SCORE);

    expect(scores).toMatchObject({ 'best-practices': 100, seo: 100 });
  });

for (const path of ['/store', '/cart', '/checkout/step1', '/donate', '/PaniscusKeyboard', '/login'])
  test(`${path} meets its Lighthouse score on a phone`, async () => {
    await auditPath(path, MIN_INTERACTIVE_SCORE);
  });

test('a product page meets its Lighthouse score on a phone', async () => {
  const { product } = await pickStoreItem();
  await auditPath(`/product/${product.id}`, MIN_INTERACTIVE_SCORE);
});
