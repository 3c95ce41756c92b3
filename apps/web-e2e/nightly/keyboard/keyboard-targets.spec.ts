import type { Locator, Page } from '@playwright/test';
import { listSmallTargets, openKeyboard } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

/** What removes a sign is exempt: eight signs share the width of a phone. */
const listSmall = async (scope: Locator): Promise<string[]> =>
  (await listSmallTargets(scope, 48)).filter((control) => !control.startsWith('Remove '));

/** Everything that a person can turn on is on the page. */
const SAVED = {
  board: 'delta',
  grid: { rows: 8, columns: 16 },
  delta: ['banana', 'apple', 'egg'],
  phrases: [{ name: '', sentence: ['please', 'banana'] }],
  history: [['please', 'banana']],
  settings: { hasPrediction: true, hasModeling: true, pressMode: 'release', debounceMs: 100 },
};

/** Buttons to press one after the other; the dialog of the last one is measured. */
const DIALOGS = [
  ['Find a word'],
  ['Settings'],
  ['Phrases'],
  ['Show sentence'],
  ['Share'],
  ['Earlier sentences'],
  ['Export'],
  ['Import'],
  ['Backup'],
  ['Your boards'],
  ['Your boards', 'Resize Delta'],
  ['Edit Delta'],
  ['Edit Delta', 'Add your own word'],
  ['Edit Delta', 'Add a folder key'],
];

async function openSavedKeyboard(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  const saved = { ...SAVED, settings: { ...SAVED.settings, ...settings } };
  await page.addInitScript((text) => localStorage.setItem('keyboard', text), JSON.stringify(saved));
  await openKeyboard(page);
  await expect(page.getByRole('group', { name: 'Suggested signs' })).toBeVisible();
}

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('everything that is pressed on the page and in its dialogs is at least 48 pixels large', async ({
      page,
    }) => {
      await openSavedKeyboard(page);
      const small: Record<string, string[]> = { page: await listSmall(page.getByRole('main')) };
      for (const buttons of DIALOGS) {
        for (const button of buttons) await page.getByRole('button', { name: button, exact: true }).click();
        const dialog = page.getByRole('dialog').last();
        await expect(dialog).toBeVisible();
        small[buttons.join(', ')] = await listSmall(dialog);
        while ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
      }

      expect(Object.entries(small).filter(([, controls]) => controls.length > 0)).toEqual([]);
    });

    test('the settings of scanning and what a locked keyboard shows are at least 48 pixels large', async ({
      page,
    }) => {
      await openSavedKeyboard(page, { scanning: 'one-switch', scanPaceMs: 5000 });
      await page.getByRole('button', { name: 'Settings' }).click();

      expect(await listSmall(page.getByRole('dialog'))).toEqual([]);
      await page.getByRole('button', { name: 'Lock the keyboard' }).click();
      await page.getByRole('button', { name: 'Unlock with a math problem' }).click();
      expect(await listSmall(page.getByRole('main'))).toEqual([]);
    });
  });
