import { aWare } from '../support/shop.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import { auditPages } from '#tools/bench/lighthouse.ts';

const SHOP_MIN = 95;
/** Lower than for other pages: its 128 keys become interactive one by one, which costs points on a slow phone. */
const KEYBOARD_MIN = 90;

async function expectGoodScores(path: string, wanted: number) {
  test.setTimeout(240_000);

  const [verdict] = await auditPages([{ url: system.siteUrl + path, minimumPerformance: wanted }]);

  const { scores, findings, slowdown } = verdict ?? {};
  const description = `${path}: ${JSON.stringify(scores)} at ${slowdown?.toFixed(1)}x`;
  test.info().annotations.push({ type: 'Lighthouse', description });
  expect(scores?.accessibility, findings?.join('\n')).toBe(100);
  expect(scores?.performance, findings?.join('\n')).toBeGreaterThanOrEqual(wanted);
  return scores;
}

const READING_PAGES: [name: string, path: string, wanted: number][] = [
  ['the start', '/', 97],
  ['the slideshow', '/KanziSlideshow', 100],
  ['the bibliography', '/SueBiblio', 100],
  ['the video library', '/video', 100],
];

for (const [name, path, wanted] of READING_PAGES)
  test(`${name} is quick, accessible, and as browsers and search engines want it`, async () => {
    const scores = await expectGoodScores(path, wanted);

    expect(scores).toMatchObject({ 'best-practices': 100, seo: 100 });
  });

test('the store meets its Lighthouse scores on a phone', async () => {
  await expectGoodScores('/store', SHOP_MIN);
});

test('the keyboard meets its Lighthouse scores on a phone', async () => {
  await expectGoodScores('/PaniscusKeyboard', KEYBOARD_MIN);
});

test('a product page meets its Lighthouse scores on a phone', async () => {
  const { product } = await aWare();
  await expectGoodScores(`/product/${product.id}`, SHOP_MIN);
});
