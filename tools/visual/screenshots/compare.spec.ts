import type { Browser, Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { compare } from './compare.ts';
import { toWebp } from './webp.ts';

const CARD = `
  <body style="margin:0; background:#faf5ea; font:16px/1.6 sans-serif">
    <article style="margin:16px; padding:16px; width:340px; border:1px solid #efe6d2">
      <p>Question shirt, size M</p>
      <p>Total <b>$64.70</b></p>
      <input aria-label="ZIP code" style="padding:8px; border:1px solid #857a62; outline:0">
      <button style="position:relative; padding:8px 16px; background:#1d4a38; color:#fffaf0; border:0">Buy now</button>
      <a href="#cart">Cart <span style="font-size:11px">1</span></a>
    </article>
  </body>`;

describe('comparison of a story with its baseline', () => {
  let browser: Browser;
  let page: Page;

  const takeScreenshot = async (html: string) => {
    await page.setContent(html);
    return page.screenshot();
  };

  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  });
  afterAll(() => browser.close());

  it('accepts an unchanged screenshot in another file format', async () => {
    const screenshot = await takeScreenshot(CARD);

    expect(compare(toWebp(screenshot), await takeScreenshot(CARD))).toMatchObject({
      isSame: true,
      reason: '',
    });
  });

  it('accepts single differing pixels', async () => {
    const screenshot = await takeScreenshot(CARD);
    const noisy = PNG.sync.read(screenshot);
    for (const index of [400 * 10 + 10, 400 * 10 + 40, 400 * 90 + 200]) noisy.data.set([0, 0, 0], index * 4);

    expect(compare(toWebp(screenshot), PNG.sync.write(noisy)).isSame).toBe(true);
  });

  it.each([
    ['an amount changes by its last digit', '$64.70', '$64.73'],
    ['the border of a field turns red', '1px solid #857a62', '1px solid #b3261e'],
    ['the faint border of a card disappears', '1px solid #efe6d2', '1px solid #faf5ea'],
    ['the number on the cart changes', '>1<', '>2<'],
    ['a button moves by one pixel', 'position:relative;', 'position:relative; left:1px;'],
    ['a word changes', 'Buy now', 'Buy not'],
    ['a button changes its color', '#1d4a38', '#96261b'],
  ])('fails when %s', async (_change, before, after) => {
    const baseline = await takeScreenshot(CARD);

    const { isSame, reason } = compare(toWebp(baseline), await takeScreenshot(CARD.replace(before, after)));

    expect(isSame).toBe(false);
    expect(reason).toMatch(/^\d+ connected pixels differ at \d+, \d+$/);
  });

  it('fails when the page has grown', async () => {
    const baseline = await takeScreenshot(CARD);
    await page.setViewportSize({ width: 400, height: 310 });

    const { reason } = compare(toWebp(baseline), await takeScreenshot(CARD));

    expect(reason).toBe('size changed from 400 x 300 to 400 x 310');
  });
});
