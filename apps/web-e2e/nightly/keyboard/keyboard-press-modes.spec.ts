import type { Locator, Page } from '@playwright/test';
import { delayScript, waitForIsland, waitUntilHydrated } from '../../support/hydration.ts';
import {
  getKey,
  getSentence,
  KEYBOARD,
  openKeyboard,
  recordPlayback,
  saveSettings,
} from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

type Mode = {
  name: string;
  pressMode: 'dwell' | 'hold';
  /** Presses a target with a real pointer. */
  press: (page: Page, target: Locator) => Promise<void>;
};

const getRing = (page: Page) => page.getByTestId('press-ring');

const MODES: Mode[] = [
  {
    name: 'resting the pointer on keys',
    pressMode: 'dwell',
    press: async (page, target) => {
      await target.hover();
      await expect(getRing(page)).toBeVisible();
    },
  },
  {
    name: 'holding the pointer down on keys',
    pressMode: 'hold',
    press: async (page, target) => {
      await target.hover();
      await page.mouse.down();
      await expect(getRing(page)).toBeVisible();
      await expect(getRing(page)).toHaveCount(0);
      await page.mouse.up();
    },
  },
];

for (const { name, pressMode, press } of MODES)
  test(`a person speaks a sentence by ${name}`, async ({ page }) => {
    const readPlayback = await recordPlayback(page);
    await saveSettings(page, { pressMode, pressDelayMs: 800 });
    await openKeyboard(page);

    await press(page, getKey(page, 'please'));
    await expect(getSentence(page)).toHaveText([/please/]);
    await press(page, getKey(page, 'banana'));
    await expect(getSentence(page)).toHaveText([/please/, /banana/]);
    await press(page, page.getByRole('button', { name: 'Period' }));

    await expect(getSentence(page)).toHaveCount(0, { timeout: 60_000 });
    expect((await readPlayback()).highlighted).toEqual([
      expect.stringContaining('please'),
      expect.stringContaining('banana'),
    ]);
  });

test('a short press adds nothing before the page knows that keys have to be held', async ({ page }) => {
  const release = await delayScript(page, 'KeyboardIsland');
  await saveSettings(page, { pressMode: 'hold' });
  await page.goto(KEYBOARD, { waitUntil: 'commit' });
  await getKey(page, 'please').click();

  release();

  await waitUntilHydrated(page);
  await expect(getKey(page, 'please')).not.toHaveAttribute('data-pending');
  await expect(getSentence(page)).toHaveCount(0);
});

test('a pointer that came to rest on a key before the page was ready presses it once it moves', async ({
  page,
}) => {
  const release = await delayScript(page, 'KeyboardIsland');
  await saveSettings(page, { pressMode: 'dwell', pressDelayMs: 800 });
  await page.goto(KEYBOARD, { waitUntil: 'commit' });
  const box = await getKey(page, 'please').boundingBox();
  const { x, y } = box ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 20);
  release();
  await waitForIsland(page);

  await page.mouse.move(x + 23, y + 20);

  await expect(getSentence(page)).toHaveText([/please/]);
});

test('a short press adds nothing where keys have to be held', async ({ page }) => {
  await saveSettings(page, { pressMode: 'hold', pressDelayMs: 3000 });
  await openKeyboard(page);
  await getKey(page, 'please').hover();
  await page.mouse.down();
  await expect(getRing(page)).toBeVisible();
  await page.mouse.up();

  await expect(getRing(page)).toHaveCount(0);
  await expect(getSentence(page)).toHaveCount(0);
});

test('a hold that began before the page was ready counts', async ({ page }) => {
  const release = await delayScript(page, 'KeyboardIsland');
  await saveSettings(page, { pressMode: 'hold', pressDelayMs: 800 });
  await page.goto(KEYBOARD, { waitUntil: 'commit' });
  await getKey(page, 'please').hover();
  await page.mouse.down();
  release();

  await expect(getRing(page)).toBeVisible();

  await expect(getSentence(page)).toHaveText([/please/]);
  await page.mouse.up();
  await expect(getSentence(page)).toHaveText([/please/]);
});

test('a slide that began before the page was ready presses where the pointer is lifted', async ({ page }) => {
  const release = await delayScript(page, 'KeyboardIsland');
  await saveSettings(page, { pressMode: 'release' });
  await page.goto(KEYBOARD, { waitUntil: 'commit' });
  await getKey(page, 'please').hover();
  await page.mouse.down();
  release();
  await waitForIsland(page);
  await getKey(page, 'banana').hover();

  await page.mouse.up();

  await expect(getSentence(page)).toHaveText([/banana/]);
});
