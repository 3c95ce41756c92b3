import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, findChromium } from '#tools/system/chromium.mjs';
import { inColors, inFull, getShape } from './shape.ts';

describe('page in both color schemes', () => {
  let browser: Browser;
  let page: Page;

  const show = (atNight: string) =>
    page.setContent(`<html lang="en"><title>Bonobos</title>
      <style>body { color: #111; background: #fff } [data-scheme='dark'] ${atNight}</style>
      <body><main><h1>Bonobos</h1><p>They live in the <b>Congo</b>.</p><button></button></main></body></html>`);
  const turnToNight = () =>
    page.evaluate(() => {
      document.documentElement.dataset.scheme = 'dark';
    });
  const faults = async (choose: typeof inFull) => {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(choose({})).analyze();
    return violations.map(({ id }) => id).sort();
  };

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() });
    page = await (await browser.newContext()).newPage();
  });
  afterAll(() => browser.close());

  it('has the same shape when only colors differ, and color violations are found', async () => {
    await show('p { color: #eee }');
    const byDay = await getShape(page);

    await turnToNight();

    expect(await getShape(page)).toBe(byDay);
    expect(await faults(inColors)).toEqual(['color-contrast']);
    expect(await faults(inFull)).toEqual(['button-name', 'color-contrast']);
  });

  it.each([
    'b { display: none }',
    'b { visibility: hidden }',
    'b { opacity: 0 }',
    'b { font-weight: 400 }',
    'button { width: 50px }',
    'p { overflow: auto }',
  ])('has a different shape with %s', async (atNight) => {
    await show(atNight);
    const byDay = await getShape(page);

    await turnToNight();

    expect(await getShape(page)).not.toBe(byDay);
  });

  it('skips disabled rules', async () => {
    await show('p { color: #eee }');
    await turnToNight();
    const withoutContrast = () => inColors({ rules: { 'color-contrast': { enabled: false } } });

    expect(await faults(withoutContrast)).toEqual([]);
  });
});
