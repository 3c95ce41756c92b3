import { getSentence, KEYBOARD, saveSettings } from '../../support/keyboard.ts';
import { pauseClock } from '../../support/page-clock.ts';
import { expect, test } from '../../support/test.ts';

const PACE_MS = 1200;

test('a person with a gamepad button as the only switch chooses a word by blocks', async ({ page }) => {
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
  await saveSettings(page, {
    scanning: 'one-switch',
    scanPattern: 'blocks',
    scanPaceMs: PACE_MS,
    selectSwitch: 'button:0',
  });
  await page.goto(KEYBOARD);
  await expect(page.getByRole('group', { name: 'Scanning' })).toContainText('Press gamepad button 1');
  await pauseClock(page);
  const pressButton = async () => {
    for (const isHeld of [true, false]) {
      await page.evaluate(
        (held) => (window as unknown as { holdButton: (value: boolean) => void }).holdButton(held),
        isHeld,
      );
      await page.clock.runFor(50);
    }
  };

  // The frame moves while the clock is set; a press on a paused scan begins it again.
  await expect(page.getByTestId('scan-frame')).toBeVisible();
  await page.clock.runFor(PACE_MS * 20);
  await pressButton();
  for (let presses = 0; presses < 8; presses += 1) await pressButton();

  await expect(getSentence(page)).toHaveText([/Kanzi/]);
});
