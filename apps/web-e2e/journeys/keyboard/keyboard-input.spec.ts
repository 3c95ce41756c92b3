import type { Page } from '@playwright/test';
import {
  isFocusVisible,
  saveSettings,
  KEYBOARD,
  getKey,
  openKeyboard,
  getSentence,
} from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

const PACE_MS = 1000;
/** Longer than the exit of a dialog, shorter than the pace. */
const DIALOG_EXIT_MS = 400;

/** Type-ahead starts a new word after this pause. */
const pauseTypeAhead = (page: Page) => page.clock.fastForward(1000);

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

test('a sentence is built and played with the keyboard alone', async ({ page }) => {
  await page.clock.install();
  const sounds: string[] = [];
  page.on('request', (request) => sounds.push(request.url()));
  await openKeyboard(page);
  await page.locator('body').press('Tab');

  await tabTo(page, isInGrid(page));
  for (const word of ['please', 'visitor', 'hotdog']) {
    await pauseTypeAhead(page);
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');

  await expect(getSentence(page)).toHaveText([/please/, /visitor/, /hot dog/, /soup/]);
  await expect(page.getByRole('status', { name: 'What happened' })).toHaveText('soup, 4 of 8');
  await tabTo(page, () => page.evaluate(() => document.activeElement?.textContent === 'Period'));
  await page.keyboard.press('Enter');
  await expect(getSentence(page)).toHaveCount(0, { timeout: 60_000 });
  expect(sounds.filter((url) => url.includes('/audio/10/')).length).toBeGreaterThanOrEqual(4);
});

test('type-ahead finds a word on the board, and the search finds words on every board', async ({ page }) => {
  await openKeyboard(page);
  await getKey(page, 'Kanzi').focus();
  await page.keyboard.type('juice');
  await expect(getKey(page, 'juice')).toBeFocused();

  await page.getByRole('button', { name: 'Find a word' }).press('Enter');
  const search = page.getByRole('searchbox', { name: 'Find a word' });
  await search.fill('zebras');
  await expect(page.getByText('No board has “zebras.”')).toBeVisible();
  await search.fill('TICKLE');
  await expect(page.getByRole('list', { name: 'Found words' }).getByRole('button')).toHaveCount(1);
  await search.press('Enter');

  await expect(getKey(page, 'tickle')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isFocusVisible(page)).toBe(true);
});

test('one-switch scanning builds a sentence and plays it', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await saveSettings(page, { scanPaceMs: PACE_MS });
  await openKeyboard(page);
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.clock.pauseAt(60_000);
  await page.getByRole('radio', { name: 'One switch' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.clock.runFor(DIALOG_EXIT_MS);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Scanning' })).toBeVisible();

  await page.clock.runFor(PACE_MS);
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

test('one-switch scanning returns to the rows, then pauses until the next press', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await saveSettings(page, { scanning: 'one-switch', scanPaceMs: PACE_MS });
  await page.goto(KEYBOARD);
  await expect(page.getByRole('group', { name: 'Scanning' })).toBeVisible();
  await page.clock.pauseAt(600_000);

  // Controls, eight rows of the board, panels, and exit.
  const lineCount = 11;
  for (let moves = 0; moves < 2 * lineCount; moves += 1) await page.clock.runFor(PACE_MS);

  const scanning = page.getByRole('group', { name: 'Scanning' });
  await expect(scanning).toContainText('Scanning is paused.');
  await page.getByRole('grid').click({ position: { x: 5, y: 5 } });
  await expect(scanning).toContainText('The highlight moves automatically.');
  await expect(getSentence(page)).toHaveCount(0);
});

test('two-switch scanning builds a sentence and plays it, and Escape exits', async ({ page }) => {
  await saveSettings(page, { scanning: 'two-switches' });
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

test('settings apply immediately and persist across visits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openKeyboard(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Large keys' }).check();
  await page.getByRole('checkbox', { name: 'High contrast' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();

  await page.reload();

  await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '4');
  const { width = 0, height = 0 } = (await getKey(page, 'Kanzi').boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(60);
  await expect(getKey(page, 'Kanzi')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('the keyboard exposes words, rows, positions and the sentence to screen readers', async ({ page }) => {
  await openKeyboard(page, '?panel=alpha&say=please.give.banana');

  await expect(page.getByRole('grid', { name: 'Alpha' })).toHaveAttribute('aria-rowcount', '8');
  await expect(page.getByRole('row').first()).toHaveAttribute('aria-rowindex', '1');
  await expect(page.getByRole('gridcell', { name: 'Kanzi', exact: true })).toHaveAttribute(
    'aria-colindex',
    '1',
  );
  await expect(page.getByRole('list', { name: /sentence/i })).toMatchAriaSnapshot(`
    - list /Your sentence/:
      - listitem: /please/
      - listitem: /give/
      - listitem: /banana/
  `);
  await expect(page.getByRole('grid').locator('button[tabindex="0"]')).toHaveCount(1);
});
