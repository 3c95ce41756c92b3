import type { Locator, Page } from '@playwright/test';
import { openKeyboard, saveSettings } from '../../../support/keyboard.ts';
import { expect } from '../../../support/test.ts';
import { PACE_MS, pressByOneSwitch, pressByTwoSwitches } from './press-by-switch.ts';

interface Way {
  name: string;
  /** Settings of the keyboard. */
  settings: Record<string, unknown>;
  hasTouch: boolean;
  /** Presses a key or a control. */
  press: (page: Page, target: Locator) => Promise<void>;
  type: (page: Page, field: Locator, text: string) => Promise<void>;
}

interface Device {
  name: string;
  viewport: { width: number; height: number };
}

export const DEVICES: readonly Device[] = [
  { name: 'a phone', viewport: { width: 360, height: 740 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
];

/** Inputs of choices are transparent; what is below them is drawn by their labels. */
const isInput = (target: Locator) => target.evaluate((element) => element instanceof HTMLInputElement);

/** Reaches a key of a board with the arrow keys, from its first key. */
async function moveToKey(page: Page, key: Locator): Promise<void> {
  await key.evaluate((element) =>
    element.closest('[role="grid"]')?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
  );
  const { row, column } = await key.evaluate((element) => ({
    row: Number(element.closest('[role="row"]')?.getAttribute('aria-rowindex')),
    column: Number(element.closest('[role="gridcell"]')?.getAttribute('aria-colindex')),
  }));
  await page.keyboard.press('Control+Home');
  for (let line = 1; line < row; line += 1) await page.keyboard.press('ArrowDown');
  for (let cell = 1; cell < column; cell += 1) await page.keyboard.press('ArrowRight');
}

async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  if (await target.evaluate((element) => element.closest('[role="grid"]') !== null))
    await moveToKey(page, target);
  else {
    await expect(target).toHaveJSProperty('tabIndex', 0);
    await target.focus();
    // A key moves the focus of a person; without one, this press would be the second of a double press.
    await page.keyboard.press('Shift');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Space');
}

const fill = (_page: Page, field: Locator, text: string) => field.fill(text);

/** Chooses letters on the screen. */
const typeBy =
  (press: Way['press']): Way['type'] =>
  async (page, field, text) => {
    await press(page, field);
    const letters = page.getByRole('group', { name: 'Letters' });
    for (const character of text)
      await press(page, letters.getByRole('button', { name: character, exact: true }));
    await press(
      page,
      page.getByRole('dialog').filter({ has: letters }).getByRole('button', { name: 'Done' }),
    );
    await expect(letters).toHaveCount(0);
  };

const switches = (press: Way['press']) => ({ hasTouch: false, press, type: typeBy(press) });

export const WAYS: readonly Way[] = [
  {
    name: 'touch',
    settings: {},
    hasTouch: true,
    press: async (_page, target) => target.tap({ force: await isInput(target) }),
    type: fill,
  },
  {
    name: 'mouse',
    settings: {},
    hasTouch: false,
    press: async (_page, target) => target.click({ force: await isInput(target) }),
    type: fill,
  },
  { name: 'keyboard', settings: {}, hasTouch: false, press: pressByKeyboard, type: fill },
  {
    name: 'one switch',
    settings: { scanning: 'one-switch', scanPaceMs: PACE_MS, scanRounds: 10 },
    ...switches(pressByOneSwitch),
  },
  { name: 'two switches', settings: { scanning: 'two-switches' }, ...switches(pressByTwoSwitches) },
];

interface Visitor {
  page: Page;
  press: (target: Locator) => Promise<void>;
  /** Presses the button of this name, on the page or in the open dialog. */
  pressButton: (name: string) => Promise<void>;
  /** Types with the device's keyboard, or with letters on the screen. */
  type: (field: Locator, text: string) => Promise<void>;
}

/** Opens the keyboard for a person who presses everything in one way. */
export async function openKeyboardFor(page: Page, way: Way, query = ''): Promise<Visitor> {
  if (way.name === 'one switch') await page.clock.install({ time: 0 });
  await saveSettings(page, way.settings);
  await openKeyboard(page, query);
  if ('scanning' in way.settings) await expect(page.getByRole('group', { name: 'Scanning' })).toBeVisible();
  const press = (target: Locator) => way.press(page, target);
  return {
    page,
    press,
    pressButton: (name) => press(page.getByRole('button', { name, exact: true })),
    type: (field, text) => way.type(page, field, text),
  };
}
