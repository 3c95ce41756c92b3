import type { Page } from '@playwright/test';
import {
  countSounds,
  getKey,
  getSentence,
  isFocusVisible,
  KEYBOARD,
  openKeyboard,
  saveSettings,
} from '../../support/keyboard.ts';
import { pauseClock } from '../../support/page-clock.ts';
import { expect, test } from '../../support/test.ts';

const PACE_MS = 1000;

const getControl = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('type-ahead finds a word on the board, and the search finds words on every board', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openKeyboard(page);
  await getKey(page, 'Kanzi').focus();
  await pauseClock(page);
  await page.keyboard.type('juice');
  await expect(getKey(page, 'juice')).toBeFocused();
  await page.clock.resume();

  await page.getByRole('button', { name: 'Find a word' }).press('Enter');
  const search = page.getByRole('searchbox', { name: 'Find a word' });
  await search.fill('zebras');
  await expect(page.getByText('No board has “zebras.”')).toBeVisible();
  await search.fill('TICKLE');
  await expect(page.getByRole('list', { name: 'Words found' }).getByRole('button')).toHaveCount(1);
  await search.press('Enter');

  await expect(getKey(page, 'tickle')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isFocusVisible(page)).toBe(true);
});

test('one-switch scanning returns to the rows, then pauses until the next press', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await saveSettings(page, { scanning: 'one-switch', scanPattern: 'rows', scanPaceMs: PACE_MS });
  await page.goto(KEYBOARD);
  await expect(page.getByRole('group', { name: 'Scanning' })).toBeVisible();
  await pauseClock(page);

  // Controls, eight rows of the board, panels, sounds, tools, what is below the board, and exit.
  const lineCount = 14;
  for (let moves = 0; moves < 2 * lineCount; moves += 1) await page.clock.runFor(PACE_MS);

  const scanning = page.getByRole('group', { name: 'Scanning' });
  await expect(scanning).toContainText('Scanning is paused.');
  await page.getByRole('grid').click({ position: { x: 5, y: 5 } });
  await expect(scanning).toContainText('The highlight moves automatically.');
  await expect(getSentence(page)).toHaveCount(0);
});

test('on release, a word sounds when its key is let go', async ({ page }) => {
  await saveSettings(page, { pressMode: 'release' });
  const sounds = await countSounds(page);
  await openKeyboard(page);

  const requested = page.waitForRequest('**/audio/10/alpha/banana.ogg*');
  await getKey(page, 'banana').hover();
  await page.mouse.down();
  await requested;
  expect(await sounds()).toBe(0);
  await page.mouse.up();

  await expect.poll(sounds).toBe(1);
  await expect(getSentence(page)).toHaveText([/banana/]);
});

test('with a hold time, a short press does nothing and a long one adds the sign once', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await saveSettings(page, { pressMode: 'hold', pressDelayMs: 1000 });
  await openKeyboard(page);
  await pauseClock(page);

  const key = getKey(page, 'banana');
  await key.hover();
  await page.mouse.down();
  await expect(page.getByTestId('press-ring')).toBeVisible();
  await page.mouse.up();
  await page.mouse.down();
  await expect(page.getByTestId('press-ring')).toBeVisible();
  await expect(getSentence(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await page.mouse.up();

  await expect(getSentence(page)).toHaveText([/banana/]);
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

test('each tab restores its own panel and sound set after a reload', async ({ page, context }) => {
  await openKeyboard(page);
  const other = await context.newPage();
  await openKeyboard(other);

  await getControl(page, 'Gamma').click();
  await expect(page.getByRole('grid', { name: 'Gamma' })).toBeVisible();
  await getControl(other, 'Beta').click();

  await expect(page.getByRole('grid', { name: 'Gamma' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('grid', { name: 'Beta' })).toBeVisible();
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

test('the keyboard has one canonical URL, a short URL that redirects to it, and a link in the navigation bar', async ({
  page,
  baseURL,
}) => {
  await page.goto('/keyboard');
  await page.waitForURL('**/PaniscusKeyboard');
  await page.goto('/paniscusKEYBOARD/');

  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/PaniscusKeyboard`);
  await expect(page).toHaveTitle('Paniscus Keyboard · Paniscus');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Keyboard' })).toHaveAttribute('aria-current', 'page');
});
