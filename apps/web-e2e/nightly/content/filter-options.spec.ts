import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Options that a closed list would cut off if they were chosen. */
const listCutOptions = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('no canvas');
    return [...main.querySelectorAll('select')].flatMap((list) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      context.font = font;
      const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return [...list.options]
        .map(({ text }) => text)
        .filter((text) => context.measureText(text).width > room + 1);
    });
  });

for (const path of ['/SueBiblio', '/store'])
  for (const width of [360, 600, 768, 904, 1024, 1280, 1440])
    test(`every filter shows its whole option: ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();

      expect(await listCutOptions(page)).toEqual([]);
    });
