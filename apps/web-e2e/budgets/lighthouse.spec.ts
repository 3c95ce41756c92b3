import { pickStoreItem } from '../support/shop.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import { auditPages } from '#tools/bench/lighthouse.ts';

const MIN_SHOP_SCORE = 95;
/** Lower than for other pages: the 128 keys become interactive one by one, which lowers the score on a slow phone. */
const MIN_KEYBOARD_SCORE = 90;

async function expectScores(path: string, minimum: number) {
  test.setTimeout(240_000);

  const [audit] = await auditPages([{ url: system.siteUrl + path, minimumPerformance: minimum }]);

  const { scores, findings, slowdown } = audit ?? {};
  const description = `${path}: ${JSON.stringify(scores)} at ${slowdown?.toFixed(1)}x`;
  test.info().annotations.push({ type: 'Lighthouse', description });
  expect(scores?.accessibility, findings?.join('\n')).toBe(100);
  expect(scores?.performance, findings?.join('\n')).toBeGreaterThanOrEqual(minimum);
  return scores;
}

const READING_PAGES: [name: string, path: string, minimum: number][] = [
  ['the home page', '/', 97],
  ['the slideshow', '/KanziSlideshow', 100],
  ['the bibliography', '/SueBiblio', 100],
  ['the video library', '/video', 100],
];

for (const [name, path, minimum] of READING_PAGES)
  test(`${name} meets its Lighthouse scores on a phone`, async () => {
    const scores = await expectScores(path, minimum);

    expect(scores).toMatchObject({ 'best-practices': 100, seo: 100 });
  });

test('the store meets its Lighthouse scores on a phone', async () => {
  await expectScores('/store', MIN_SHOP_SCORE);
});

test('the keyboard meets its Lighthouse scores on a phone', async () => {
  await expectScores('/PaniscusKeyboard', MIN_KEYBOARD_SCORE);
});

test('a product page meets its Lighthouse scores on a phone', async () => {
  const { product } = await pickStoreItem();
  await expectScores(`/product/${product.id}`, MIN_SHOP_SCORE);
});
