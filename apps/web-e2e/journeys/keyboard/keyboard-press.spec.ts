import type { CDPSession, Locator } from '@playwright/test';
import {
  countSounds,
  getKey,
  getSentence,
  KEYBOARD,
  openKeyboard,
  saveSettings,
} from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

async function getCenter(key: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await key.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

test('a word sounds while its key is held down, and only once', async ({ page }) => {
  const sounds = await countSounds(page);
  await openKeyboard(page);

  await getKey(page, 'banana').hover();
  await page.mouse.down();
  await expect.poll(sounds).toBe(1);
  await expect(getSentence(page)).toHaveCount(0);
  await page.mouse.up();

  await expect(getSentence(page)).toHaveText([/banana/]);
  expect(await sounds()).toBe(1);
});

test('presses of a switch before scanning has loaded are repeated in their order', async ({ page }) => {
  await saveSettings(page, { scanning: 'two-switches', scanPattern: 'rows' });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(KEYBOARD, { waitUntil: 'commit' });
  await expect(getKey(page, 'banana')).toBeVisible();

  for (const key of ['Space', 'Enter', 'Space', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('group', { name: 'Scanning' })).toHaveCount(0);
  release();

  await expect(getSentence(page)).toHaveText([/Panbanisha/]);
  await expect(page.getByRole('group', { name: 'Scanning' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  const touch = async (
    client: CDPSession,
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });

  test('a long touch adds the sign, and dragging scrolls the board without adding one', async ({ page }) => {
    const sounds = await countSounds(page);
    await openKeyboard(page);
    const client = await page.context().newCDPSession(page);
    const { x, y } = await getCenter(getKey(page, 'Kanzi'));

    await touch(client, 'touchStart', { x, y });
    await touch(client, 'touchEnd');
    await expect(getSentence(page)).toHaveText([/Kanzi/]);
    await expect.poll(sounds).toBe(1);
    await touch(client, 'touchStart', { x, y });
    for (let moved = 20; moved <= 200; moved += 20) await touch(client, 'touchMove', { x, y: y - moved });
    await touch(client, 'touchEnd');

    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(getSentence(page)).toHaveCount(1);
    await getKey(page, 'banana').tap();
    await expect(getSentence(page)).toHaveText([/Kanzi/, /banana/]);
  });
});
