import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { compare } from './compare.ts';

const button = (look: string, shift = '0px') => `
  <body style="margin:0; background:#faf5ea; font: 18px/1.6 serif">
    <p style="width: 40em; padding: 16px">On the first day of the experiment nobody asked him anything. He sat
      beside his mother while she worked at the board, and it was years before anyone noticed.</p>
    <button style="position:relative; left:${shift}; margin:16px; padding:12px 24px; font:inherit; border-radius:8px; ${look}">
      Read the posts</button>
  </body>`;

const filled = 'background:#1d4a38; color:#fffaf0; border:1px solid transparent';
const outlined = 'background:#fffdf8; color:#1e1c17; border:1px solid #857a62';

/** Every half-tone, which only the edges of letters and corners have, a fifth lighter. */
function withOtherEdges(picture: Buffer): Buffer {
  const png = PNG.sync.read(picture);
  const flat = new Set(['#faf5ea', '#1d4a38', '#fffaf0', '#000000']);
  for (let at = 0; at < png.data.length; at += 4) {
    if (!flat.has(`#${png.data.subarray(at, at + 3).toString('hex')}`)) {
      png.data.set(
        [...png.data.subarray(at, at + 3)].map((channel) => Math.min(255, channel * 1.2)),
        at,
      );
    }
  }
  return PNG.sync.write(png);
}

describe('comparing a story with its baseline', () => {
  let browser: Browser;
  let page: Page;

  const shoot = async (on: Page, html: string) => {
    await on.setContent(html);
    return on.screenshot();
  };

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() });
    page = await browser.newPage({ viewport: { width: 800, height: 300 } });
  });
  afterAll(() => browser.close());

  it('passes a picture that has not changed', async () => {
    const picture = await shoot(page, button(filled));

    expect(compare(picture, await shoot(page, button(filled))).isSame).toBe(true);
  });

  it.each([
    ['filled', filled],
    ['outlined', outlined],
  ])('fails when a %s button moves by four pixels', async (_name, look) => {
    const baseline = await shoot(page, button(look));

    const { isSame, reason } = compare(baseline, await shoot(page, button(look, '4px')));

    expect(isSame).toBe(false);
    expect(reason).toMatch(/^\d+ pixels differ within 32 x 32$/);
  });

  it('passes letters whose edges another browser smooths differently', async () => {
    const baseline = await shoot(page, button(filled));

    const actual = withOtherEdges(baseline);

    expect(actual.equals(baseline)).toBe(false);
    expect(compare(baseline, actual)).toMatchObject({ isSame: true, reason: '' });
  });

  it('passes letters that another browser sets a third of a pixel further on', async () => {
    const baseline = await shoot(page, button(filled));

    const actual = await shoot(
      page,
      button(filled).replace('<p style="', '<p style="transform:translateX(0.3px);'),
    );

    expect(actual.equals(baseline)).toBe(false);
    expect(compare(baseline, actual)).toMatchObject({ isSame: true, reason: '' });
  });

  it('fails when a word changes', async () => {
    const baseline = await shoot(page, button(filled));

    const actual = await shoot(page, button(filled).replace('Read the posts', 'Read the notes'));

    expect(compare(baseline, actual).isSame).toBe(false);
  });

  it('fails when a colour changes its meaning', async () => {
    const baseline = await shoot(page, button(filled));

    const actual = await shoot(page, button(filled.replace('#1d4a38', '#96261b')));

    expect(compare(baseline, actual).isSame).toBe(false);
  });

  it('fails when the page has grown', async () => {
    const baseline = await shoot(page, button(filled));
    await page.setViewportSize({ width: 800, height: 310 });

    const { reason } = compare(baseline, await shoot(page, button(filled)));

    expect(reason).toBe('800 x 300 became 800 x 310');
  });
});
