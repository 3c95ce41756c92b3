import type { Page } from '@playwright/test';
import { listFaults } from '../support/faults.ts';
import {
  isFocusSeen,
  saveSettings,
  KEYBOARD,
  getKey,
  openKeyboard,
  getSentence,
  listSmallTargets,
} from '../support/keyboard-access.ts';
import { expect, test } from '../support/test.ts';

const FULL = '?say=please.visitor.more.blackberry.sweet-potato.and.juice.now';
/** Stories cover the other combinations, each checked in both color schemes. */
const WINDOWS = [
  { viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;
const SETTINGS = [{ hasLargeKeys: true, hasHighContrast: true }, { scanning: 'two-switches' }];

async function choosePanel(page: Page, panel: string): Promise<void> {
  await page.getByRole('group', { name: 'Panels' }).getByRole('button', { name: panel }).click();
  await expect(page.getByRole('grid', { name: panel })).toBeVisible();
}

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'the board of Gamma': (page) => choosePanel(page, 'Gamma'),
  'an empty Delta': (page) => choosePanel(page, 'Delta'),
  'a full sentence, and one sign too many': async (page) => {
    await page.goto(KEYBOARD + FULL);
    await expect(getSentence(page)).toHaveCount(8);
    await getKey(page, 'banana').click();
    await expect(page.getByText('The sentence is full.').first()).toBeVisible();
  },
  'open settings': async (page) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'One switch' }).check();
  },
  'a search': async (page) => {
    await page.getByRole('button', { name: 'Find a word' }).click();
    await page.getByRole('searchbox').fill('b');
    await expect(page.getByText('6 words found')).toBeVisible();
  },
  'sounds that do not come': async (page) => {
    await page.route('**/audio/**', (route) => route.abort());
    await getKey(page, 'banana').click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

for (const { viewport, colorScheme } of WINDOWS) {
  test.describe(`${viewport.width} pixels wide in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, viewport });

    for (const [state, reach] of Object.entries(STATES)) {
      test(`a machine finds no fault in ${state}`, async ({ page }) => {
        await openKeyboard(page);
        await reach(page);

        expect(await listFaults(page)).toEqual([]);
        expect(await listSmallTargets(page)).toEqual([]);
      });
    }

    for (const settings of SETTINGS) {
      test(`a machine finds no fault with ${Object.keys(settings).join(' and ')}`, async ({ page }) => {
        await saveSettings(page, settings);
        await openKeyboard(page, FULL);

        expect(await listFaults(page)).toEqual([]);
        expect(await listSmallTargets(page)).toEqual([]);
      });
    }
  });
}

test('on a phone the sentence never covers the focused key', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openKeyboard(page);
  await getKey(page, 'Kanzi').focus();

  for (const arrow of ['ArrowDown', 'ArrowUp']) {
    for (let line = 0; line < 15; line += 1) {
      await page.keyboard.press(arrow);
      expect(await isFocusSeen(page), `${arrow} to line ${line}`).toBe(true);
    }
  }
});

test('the page reflows at 320 pixels (400 percent zoom) and stays usable', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openKeyboard(page, FULL);

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await getKey(page, 'which-is').focus();
  expect(await isFocusSeen(page)).toBe(true);
  expect(await listSmallTargets(page)).toEqual([]);
});
