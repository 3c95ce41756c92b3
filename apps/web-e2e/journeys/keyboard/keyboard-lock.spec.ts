import type { Page } from '@playwright/test';
import { listViolations } from '../../support/accessibility.ts';
import { getKey, getSentence, openKeyboard } from '../../support/keyboard.ts';
import { pauseClock } from '../../support/page-clock.ts';
import { expect, test } from '../../support/test.ts';

const HOLD_MS = 3000;

/** Goes back as the page itself can, which the browser does after what the page has done before; waits for the new entry. */
const goBack = (page: Page) =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
    return promise;
  });

test('a locked keyboard keeps a child on the board, even after a reload, until a button is held', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await openKeyboard(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Lock the keyboard' }).click();

  const lock = page.getByRole('group', { name: 'Lock' });
  const hold = lock.getByRole('button', { name: 'Hold 3 seconds to unlock' });
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    // The settings have a group of this name, too.
    await expect(hold).toBeVisible();
    await goBack(page);
    await expect(page).toHaveURL(/\/PaniscusKeyboard$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
    for (const name of ['Settings', 'Edit Delta', 'Import'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  expect(await listViolations(page)).toEqual([]);
  await getKey(page, 'banana').click();
  await expect(getSentence(page)).toHaveText([/banana/]);

  await pauseClock(page);
  await hold.hover();
  await page.mouse.down();
  await page.clock.runFor(HOLD_MS - 1);
  await page.mouse.up();
  await page.clock.runFor(HOLD_MS);
  await expect(lock).toBeVisible();
  await page.mouse.down();
  await page.clock.runFor(HOLD_MS);
  await expect(lock).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link').first()).toBeAttached();
});
