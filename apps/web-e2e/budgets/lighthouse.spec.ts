import { scoresOf } from '../support/lighthouse.ts';
import { aWare } from '../support/shop.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const PERFORMANCE_MIN = 95;

async function expectGoodScores(path: string): Promise<void> {
  test.setTimeout(180_000);

  const { performance, accessibility, findings } = await scoresOf(system.siteUrl + path, PERFORMANCE_MIN);

  const description = `${path}: performance ${performance}, accessibility ${accessibility}`;
  test.info().annotations.push({ type: 'Lighthouse', description });
  expect(accessibility, findings.join('\n')).toBe(100);
  expect(performance, findings.join('\n')).toBeGreaterThanOrEqual(PERFORMANCE_MIN);
}

test('the store is quick and accessible on a phone', () => expectGoodScores('/store'));

test('the keyboard is quick and accessible on a phone', () => expectGoodScores('/PaniscusKeyboard'));

test('a product is quick and accessible on a phone', async () => {
  const { product } = await aWare();
  await expectGoodScores(`/product/${product.id}`);
});
