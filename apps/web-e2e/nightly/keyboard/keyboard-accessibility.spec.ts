import type { Page } from '@playwright/test';
import { listViolations } from '../../support/accessibility.ts';
import {
  isFocusVisible,
  saveSettings,
  KEYBOARD,
  getKey,
  openKeyboard,
  getSentence,
  listSmallTargets,
} from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

const FULL_SENTENCE = '?say=please.visitor.more.blackberry.sweet-potato.and.juice.now';
/** Stories cover the other combinations, each checked in both color schemes. */
const VIEWPORTS = [
  { viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;
const SETTINGS = [{ hasLargeKeys: true, hasHighContrast: true }, { scanning: 'two-switches' }];

async function selectPanel(page: Page, panel: string): Promise<void> {
  await page.getByRole('group', { name: 'Panels' }).getByRole('button', { name: panel }).click();
  await expect(page.getByRole('grid', { name: panel })).toBeVisible();
}

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'the board of Gamma': (page) => selectPanel(page, 'Gamma'),
  'an empty Delta': (page) => selectPanel(page, 'Delta'),
  'a full sentence and one more sign': async (page) => {
    await page.goto(KEYBOARD + FULL_SENTENCE);
    await expect(getSentence(page)).toHaveCount(8);
    await getKey(page, 'banana').click();
    await expect(page.getByText('The sentence is full.').first()).toBeVisible();
  },
  'open settings': async (page) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'One switch' }).check();
  },
  'search results': async (page) => {
    await page.getByRole('button', { name: 'Find a word' }).click();
    await page.getByRole('searchbox').fill('b');
    await expect(page.getByText('6 words found')).toBeVisible();
  },
  'sounds that fail to load': async (page) => {
    await page.route('**/audio/**', (route) => route.abort());
    await getKey(page, 'banana').click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

for (const { viewport, colorScheme } of VIEWPORTS) {
  // Stories check the same states, without the frame of the site.
  test.describe(`${viewport.width} pixels wide in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, viewport });

    for (const [state, enterState] of Object.entries(STATES)) {
      test(`axe finds no violations with ${state}`, async ({ page }) => {
        await openKeyboard(page);
        await enterState(page);

        expect(await listViolations(page)).toEqual([]);
        expect(await listSmallTargets(page.getByRole('main'), 24)).toEqual([]);
      });
    }

    for (const settings of SETTINGS) {
      test(`axe finds no violations with ${Object.keys(settings).join(' and ')}`, async ({ page }) => {
        await saveSettings(page, settings);
        await openKeyboard(page, FULL_SENTENCE);

        expect(await listViolations(page)).toEqual([]);
        expect(await listSmallTargets(page.getByRole('main'), 24)).toEqual([]);
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
      expect(await isFocusVisible(page), `${arrow} to line ${line}`).toBe(true);
    }
  }
});

test('the keyboard reflows at 320 pixels (400 percent zoom) and stays usable', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openKeyboard(page, FULL_SENTENCE);

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await getKey(page, 'which-is').focus();
  expect(await isFocusVisible(page)).toBe(true);
  expect(await listSmallTargets(page.getByRole('main'), 24)).toEqual([]);
});
