import { scoresOf } from '../support/lighthouse.ts';
import { aWare } from '../support/shop.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const PERFORMANCE_MIN = 95;
/** Its 128 keys come to life as a whole, which a slow phone feels for a third of a second. */
const KEYBOARD_MIN = 80;

async function expectGoodScores(path: string, wanted = PERFORMANCE_MIN): Promise<void> {
  test.setTimeout(180_000);

  const { performance, accessibility, findings } = await scoresOf(system.siteUrl + path, wanted);

  const description = `${path}: performance ${performance}, accessibility ${accessibility}`;
  test.info().annotations.push({ type: 'Lighthouse', description });
  expect(accessibility, findings.join('\n')).toBe(100);
  expect(performance, findings.join('\n')).toBeGreaterThanOrEqual(wanted);
}

test('the store is quick and accessible on a phone', () => expectGoodScores('/store'));

test('the keyboard is accessible on a phone, and soon there', () =>
  expectGoodScores('/PaniscusKeyboard', KEYBOARD_MIN));

test('a product is quick and accessible on a phone', async () => {
  const { product } = await aWare();
  await expectGoodScores(`/product/${product.id}`);
});
