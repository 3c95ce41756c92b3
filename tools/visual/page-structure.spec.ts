import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, findChromium } from '#tools/system/chromium.mjs';
import { toColorCheck, toFullCheck, serializeStructure } from './page-structure.ts';

describe('structure of a page in both color schemes', () => {
  let browser: Browser;
  let page: Page;

  const setDarkStyle = (darkStyle: string) =>
    page.setContent(`<html lang="en"><title>Bonobos</title>
      <style>body { color: #111; background: #fff } [data-scheme='dark'] ${darkStyle}</style>
      <body><main><h1>Bonobos</h1><p>They live in the <b>Congo</b>.</p><button></button></main></body></html>`);
  const switchToDark = () =>
    page.evaluate(() => {
      document.documentElement.dataset.scheme = 'dark';
    });
  const listViolations = async (toOptions: typeof toFullCheck) => {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(toOptions({})).analyze();
    return violations.map(({ id }) => id).sort();
  };

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() });
    page = await (await browser.newContext()).newPage();
  });
  afterAll(() => browser.close());

  it('is the same when only colors differ, and the color check finds color violations', async () => {
    await setDarkStyle('p { color: #eee }');
    const lightStructure = await serializeStructure(page);

    await switchToDark();

    expect(await serializeStructure(page)).toBe(lightStructure);
    expect(await listViolations(toColorCheck)).toEqual(['color-contrast']);
    expect(await listViolations(toFullCheck)).toEqual(['button-name', 'color-contrast']);
  });

  it.each([
    'b { display: none }',
    'b { visibility: hidden }',
    'b { opacity: 0 }',
    'b { font-weight: 400 }',
    'button { width: 50px }',
    'p { overflow: auto }',
  ])('differs with %s', async (darkStyle) => {
    await setDarkStyle(darkStyle);
    const lightStructure = await serializeStructure(page);

    await switchToDark();

    expect(await serializeStructure(page)).not.toBe(lightStructure);
  });

  it('skips disabled rules', async () => {
    await setDarkStyle('p { color: #eee }');
    await switchToDark();
    const withoutContrast = () => toColorCheck({ rules: { 'color-contrast': { enabled: false } } });

    expect(await listViolations(withoutContrast)).toEqual([]);
  });
});
