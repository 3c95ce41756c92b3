import { judgePages } from '../support/lighthouse.ts';
import { aWare } from '../support/shop.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** What pages for reading reach at rest is told by `npm run bench -- reading`; a busy machine takes points off. */
const READING_MIN = 90;
const SHOP_MIN = 95;
/** Its 128 keys come to life as a whole, which a slow phone feels for a third of a second. */
const KEYBOARD_MIN = 80;

async function expectGoodScores(path: string, wanted: number) {
  test.setTimeout(180_000);

  const [verdict] = await judgePages([{ url: system.siteUrl + path, wanted }]);

  const { scores, findings } = verdict ?? { scores: undefined, findings: [] };
  test.info().annotations.push({ type: 'Lighthouse', description: `${path}: ${JSON.stringify(scores)}` });
  expect(scores?.accessibility, findings.join('\n')).toBe(100);
  expect(scores?.performance, findings.join('\n')).toBeGreaterThanOrEqual(wanted);
  return scores;
}

for (const [name, path] of [
  ['the start', '/'],
  ['the bibliography', '/SueBiblio'],
] as const)
  test(`${name} is quick, accessible, and as browsers and search engines want it`, async () => {
    const scores = await expectGoodScores(path, READING_MIN);

    expect(scores).toMatchObject({ 'best-practices': 100, seo: 100 });
  });

test('the store is quick and accessible on a phone', async () => {
  await expectGoodScores('/store', SHOP_MIN);
});

test('the keyboard is accessible on a phone, and soon there', async () => {
  await expectGoodScores('/PaniscusKeyboard', KEYBOARD_MIN);
});

test('a product is quick and accessible on a phone', async () => {
  const { product } = await aWare();
  await expectGoodScores(`/product/${product.id}`, SHOP_MIN);
});
