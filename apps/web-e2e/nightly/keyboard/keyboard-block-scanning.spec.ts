import type { Page } from '@playwright/test';
import { getSentence, KEYBOARD, saveSettings } from '../../support/keyboard.ts';
import { pauseClock } from '../../support/page-clock.ts';
import { expect, test } from '../../support/test.ts';

const PACE_MS = 1200;
const SWITCH = { scanPattern: 'blocks', selectSwitch: 'button:0' };

/** Opens the keyboard with a gamepad that has one button; returns a function that presses it. */
async function openWithGamepad(page: Page, settings: Record<string, unknown>): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const button = { pressed: false };
    const gamepad = { buttons: [button] } as unknown as Gamepad;
    navigator.getGamepads = () => [gamepad];
    Object.assign(window, {
      holdButton: (isHeld: boolean) => {
        button.pressed = isHeld;
      },
    });
  });
  await page.clock.install({ time: 0 });
  await saveSettings(page, settings);
  await page.goto(KEYBOARD);
  await expect(page.getByRole('group', { name: 'Scanning' })).toContainText('Press gamepad button 1');
  await pauseClock(page);
  await expect(page.getByTestId('scan-frame')).toBeVisible();
  return async () => {
    for (const isHeld of [true, false]) {
      await page.evaluate(
        (held) => (window as unknown as { holdButton: (value: boolean) => void }).holdButton(held),
        isHeld,
      );
      await page.clock.runFor(50);
    }
  };
}

test('a person with a gamepad button as the only switch chooses a word by blocks', async ({ page }) => {
  const settings = { ...SWITCH, scanning: 'one-switch', scanPaceMs: PACE_MS };
  const pressButton = await openWithGamepad(page, settings);

  // The frame moves while the clock is set; a press on a paused scan begins it again.
  await page.clock.runFor(PACE_MS * 20);
  await pressButton();
  for (let presses = 0; presses < 8; presses += 1) await pressButton();

  await expect(getSentence(page)).toHaveText([/Kanzi/]);
});

test('a gamepad button that closes twice by a trembling hand counts once', async ({ page }) => {
  const pressButton = await openWithGamepad(page, { ...SWITCH, scanning: 'two-switches', debounceMs: 1000 });
  const getFrameHeight = async () => (await page.getByTestId('scan-frame').boundingBox())?.height ?? 0;
  const boardHeight = await getFrameHeight();

  await pressButton();
  await expect.poll(getFrameHeight).toBeLessThan(boardHeight);
  const halfHeight = await getFrameHeight();
  await pressButton();
  expect(await getFrameHeight()).toBe(halfHeight);
  await page.clock.runFor(1000);
  await pressButton();

  await expect.poll(getFrameHeight).toBeLessThan(halfHeight);
});
