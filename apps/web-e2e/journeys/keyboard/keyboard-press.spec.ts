import type { CDPSession, Locator, Page } from '@playwright/test';
import { getKey, getSentence, KEYBOARD, openKeyboard, saveSettings } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

/** Counts the sounds that have started. */
async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const played = { count: 0 };
    Object.assign(globalThis, { played });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...times) {
      played.count += 1;
      return start.apply(this, times as []);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { played: { count: number } }).played.count);
}

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
  await page.clock.install();
  await saveSettings(page, { pressMode: 'hold', pressDelayMs: 1000 });
  await openKeyboard(page);

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

test('presses of a switch before scanning has loaded are repeated in their order', async ({ page }) => {
  await saveSettings(page, { scanning: 'two-switches' });
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
