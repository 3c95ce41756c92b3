import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const KEYBOARD = '/PaniscusKeyboard';

export const getKey = (page: Page, word: string): Locator =>
  page.getByRole('grid').getByRole('button', { name: word, exact: true });

export const getSentence = (page: Page): Locator =>
  page.getByRole('list', { name: /sentence/i }).getByRole('listitem');

export async function saveSettings(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    (saved) => localStorage.setItem('keyboard', JSON.stringify({ settings: saved })),
    settings,
  );
}

/** Opens the keyboard and waits until it is hydrated: only then do arrow keys move the focus. */
export async function openKeyboard(page: Page, query = ''): Promise<void> {
  await page.goto(KEYBOARD + query);
  const keys = page.getByRole('grid').getByRole('button');
  await expect(async () => {
    await keys.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(keys.nth(1)).toBeFocused({ timeout: 250 });
  }).toPass();
}

/** Interactive elements smaller than 24 by 24 CSS pixels; links inside text are exempt. */
export const listSmallTargets = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('button:visible, a:visible, input:visible, summary:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.closest('p, li') === null || target.matches('button'))
        .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ target, box }) => `${target.textContent} ${box.width} x ${box.height}`),
    );

/** Whether the center of the focused element is not covered by another element. */
export const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return topmost !== null && (focused.contains(topmost) || topmost.contains(focused));
  });
