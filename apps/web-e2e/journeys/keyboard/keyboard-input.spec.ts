import type { Page } from '@playwright/test';
import { getSentence, openKeyboard, saveSettings } from '../../support/keyboard.ts';
import { pauseClock } from '../../support/page-clock.ts';
import { expect, test } from '../../support/test.ts';

const PACE_MS = 1000;
/** Longer than the exit of a dialog, shorter than the pace. */
const DIALOG_EXIT_MS = 400;

/** Type-ahead starts a new word after this pause. */
const TYPE_AHEAD_MS = 1000;

/** More than the number of tab stops on the page. */
const MAX_PRESSES = 120;

async function tabTo(page: Page, hasArrived: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await hasArrived()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element.');
}

const isInGrid = (page: Page) => () =>
  page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null);

/** The key in the scan frame, found at the center of the frame. */
const getFramedWord = (page: Page) =>
  page.getByTestId('scan-frame').evaluate((frame) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const element = document.elementFromPoint(left + width / 2, top + height / 2);
    return element?.closest('button')?.getAttribute('aria-label') ?? element?.closest('button')?.textContent;
  });

const getFramePosition = (page: Page) =>
  page.getByTestId('scan-frame').evaluate((frame) => frame.style.translate);

test('a sentence is built and played with the keyboard alone', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const sounds: string[] = [];
  page.on('request', (request) => sounds.push(request.url()));
  await openKeyboard(page);
  await page.locator('body').press('Tab');

  await tabTo(page, isInGrid(page));
  await pauseClock(page);
  for (const word of ['please', 'visitor', 'hotdog']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await page.clock.runFor(TYPE_AHEAD_MS);
  }
  await page.clock.resume();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');

  await expect(getSentence(page)).toHaveText([/please/, /visitor/, /hot dog/, /soup/]);
  await expect(page.getByRole('status', { name: 'What happened' })).toHaveText('soup, 4 of 8');
  await tabTo(page, () => page.evaluate(() => document.activeElement?.textContent === 'Period'));
  await page.keyboard.press('Enter');
  await expect(getSentence(page)).toHaveCount(0, { timeout: 60_000 });
  expect(sounds.filter((url) => url.includes('/audio/10/')).length).toBeGreaterThanOrEqual(4);
});

test('one-switch scanning builds a sentence and plays it', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await saveSettings(page, { scanPattern: 'rows', scanPaceMs: PACE_MS });
  await openKeyboard(page);
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await pauseClock(page);
  await page.getByRole('radio', { name: 'One switch' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.clock.runFor(DIALOG_EXIT_MS);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Scanning' })).toBeVisible();

  const firstPosition = await getFramePosition(page);
  await page.clock.runFor(PACE_MS);
  // A press before the frame is painted elsewhere selects what the frame still shows.
  await expect.poll(() => getFramePosition(page)).not.toBe(firstPosition);
  await page.keyboard.press('Space');
  for (const word of ['Kanzi', 'Panbanisha', 'Matata']) {
    await expect.poll(() => getFramedWord(page)).toBe(word);
    if (word !== 'Matata') await page.clock.runFor(PACE_MS);
  }
  await page.keyboard.press('Space');
  await expect(getSentence(page)).toHaveText([/Matata/]);

  await page.keyboard.press('Space');
  await expect.poll(() => getFramedWord(page)).toBe('Period');
  await page.keyboard.press('Space');
  await page.clock.resume();
  await expect(getSentence(page)).toHaveCount(0, { timeout: 60_000 });
});

test('two-switch scanning builds a sentence and plays it, and Escape exits', async ({ page }) => {
  await saveSettings(page, { scanning: 'two-switches', scanPattern: 'rows' });
  await openKeyboard(page);
  await expect(page.getByRole('group', { name: 'Scanning' })).toBeVisible();

  for (const press of ['Space', 'Enter', 'Space', 'Space', 'Space']) await page.keyboard.press(press);
  await expect.poll(() => getFramedWord(page)).toBe('Mulika');
  await page.keyboard.press('Enter');
  await expect(getSentence(page)).toHaveText([/Mulika/]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(getSentence(page)).toHaveCount(0, { timeout: 60_000 });

  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Scanning' })).toHaveCount(0);
  const saved = await page.evaluate(() => localStorage.getItem('keyboard'));
  expect(saved).toContain('"scanning":"off"');
});
