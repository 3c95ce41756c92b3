import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, findChromium } from '#tools/system/chromium.mjs';
import { launchBrowser } from '../browser.ts';
import { compare } from './compare.ts';
import { decodeImage, encodeWebp } from './webp.ts';
import type { Tolerance } from './compare.ts';
import { prepareTestFonts } from '../test-fonts.ts';

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

const compareFiles = (before: Buffer, after: Buffer, tolerance?: Tolerance) =>
  compare(decodeImage(before), decodeImage(after), tolerance);

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
    const webp = await encodeWebp(decodeImage(await takeScreenshot(CARD)));

    expect(compare(decodeImage(webp), decodeImage(await takeScreenshot(CARD)))).toMatchObject({
      isSame: true,
      reason: '',
    });
  });

  it('accepts single differing pixels', async () => {
    const screenshot = await takeScreenshot(CARD);
    const noisy = PNG.sync.read(screenshot);
    for (const index of [400 * 10 + 10, 400 * 10 + 40, 400 * 90 + 200]) noisy.data.set([0, 0, 0], index * 4);

    expect(compareFiles(screenshot, PNG.sync.write(noisy)).isSame).toBe(true);
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

    const { isSame, reason } = compareFiles(baseline, await takeScreenshot(CARD.replace(before, after)));

    expect(isSame).toBe(false);
    expect(reason).toMatch(/^\d+ connected pixels differ at \d+, \d+$/);
  });

  it('fails when the page has grown', async () => {
    const baseline = await takeScreenshot(CARD);
    await page.setViewportSize({ width: 400, height: 310 });

    const { reason } = compareFiles(baseline, await takeScreenshot(CARD));

    expect(reason).toBe('size changed from 400 x 300 to 400 x 310');
  });
});

describe('comparison of a story with the baseline of another browser version', () => {
  /** Stands for another version: it draws the edges of letters in another way. */
  let otherBrowser: Browser;
  let browser: Browser;

  const takeScreenshot = async (html: string, from = browser) => {
    const page = await from.newPage({ viewport: { width: 400, height: 300 } });
    await page.setContent(html);
    const screenshot = await page.screenshot();
    await page.close();
    return screenshot;
  };
  const compareBoth = (before: Buffer, after: Buffer) => ({
    isSame: compareFiles(before, after).isSame,
    isSameShape: compareFiles(before, after, 'anti-aliasing').isSame,
  });

  beforeAll(async () => {
    browser = await launchBrowser();
    otherBrowser = await chromium.launch({
      executablePath: await findChromium(),
      env: { ...process.env, FONTCONFIG_FILE: await prepareTestFonts() },
      args: [...chromiumArgs(), '--font-render-hinting=slight', '--force-color-profile=srgb'],
    });
  });
  afterAll(() => Promise.all([browser.close(), otherBrowser.close()]));

  const DARK = CARD.replace('#faf5ea', '#14201a; color:#f3ead8').replace('#efe6d2', '#26352c');
  const ROUND = CARD.replaceAll('border:', 'border-radius:9px; border:');
  const CARDS = { light: CARD, dark: DARK, round: ROUND };

  it.each(Object.entries(CARDS))('accepts other edges of letters, in the %s card', async (_, card) => {
    const [before, after] = [await takeScreenshot(card), await takeScreenshot(card, otherBrowser)];

    expect(compareBoth(before, after)).toEqual({ isSame: false, isSameShape: true });
  });

  it.each(Object.entries(CARDS))('accepts a shift by a tenth of a pixel, of the %s card', async (_, card) => {
    const [before, after] = [
      await takeScreenshot(card),
      await takeScreenshot(card.replace('margin:16px', 'margin:16.1px')),
    ];

    expect(compareBoth(before, after)).toEqual({ isSame: false, isSameShape: true });
  });

  it.each([
    ...['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => [
      `an amount changes to $64.7${digit}`,
      '$64.70',
      `$64.7${digit}`,
    ]),
    ['the border of a field disappears', '1px solid #857a62', '1px solid transparent'],
    ['the faint border of a card disappears', '1px solid #efe6d2', '1px solid transparent'],
    ['a button moves by two pixels', 'padding:8px 16px;', 'left:2px; padding:8px 16px;'],
    ['a button moves down by two pixels', 'padding:8px 16px;', 'top:2px; padding:8px 16px;'],
    ['a word changes', 'Buy now', 'Buy not'],
    ['a button changes its color', '#1d4a38', '#96261b'],
  ])('fails when %s, in either browser', async (_change, from = '', to = '') => {
    const before = await takeScreenshot(CARD);
    const changed = CARD.replace(from, to);

    expect(changed).not.toBe(CARD);
    expect(compareBoth(before, await takeScreenshot(changed)).isSameShape).toBe(false);
    expect(compareBoth(before, await takeScreenshot(changed, otherBrowser)).isSameShape).toBe(false);
  });
});
