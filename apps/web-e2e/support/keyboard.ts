import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { waitUntilHydrated } from './hydration.ts';

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

/** Opens the keyboard and waits until it is hydrated: only then do arrow keys move the focus at once. */
export async function openKeyboard(page: Page, query = ''): Promise<void> {
  await page.goto(KEYBOARD + query);
  await waitUntilHydrated(page);
}

/** First visit, without a touch: everything for offline use is saved in the background. */
export async function saveForOfflineUse(page: Page): Promise<void> {
  await openKeyboard(page);
  await expect(page.getByText(/saved in this browser .* They work offline/)).toBeVisible({ timeout: 60_000 });
}

interface Playback {
  /** Number of sounds that have started. */
  starts: number;
  /** Words of the sentence that were highlighted, in their order. */
  highlighted: string[];
}

/** Records what sounds on pages that are opened afterward; returns a function that reads it. */
export async function recordPlayback(page: Page): Promise<() => Promise<Playback>> {
  await page.addInitScript(() => {
    const played: Playback = { starts: 0, highlighted: [] };
    Object.assign(window, { played });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      played.starts += 1;
      start.apply(this, when);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.matches('li[data-sounding]'))
          played.highlighted.push(target.textContent);
    }).observe(document, { subtree: true, attributeFilter: ['data-sounding'] });
  });
  return () => page.evaluate(() => (window as unknown as { played: Playback }).played);
}

/** Counts the sounds that have started. */
export async function countSounds(page: Page): Promise<() => Promise<number>> {
  const readPlayback = await recordPlayback(page);
  return async () => (await readPlayback()).starts;
}

/** Controls smaller than this many CSS pixels in one direction, with their sizes; links inside text are exempt. */
export const listSmallTargets = (scope: Locator, side: number): Promise<string[]> =>
  scope.locator('a, button, input, select, summary, textarea').evaluateAll(
    (controls, least) =>
      controls
        .filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches('p a, li a'),
        )
        // What is pressed of a choice is its label, and of a slider its track.
        .map((control) => ({
          control,
          box: (control.closest('label, .MuiSlider-root') ?? control).getBoundingClientRect(),
        }))
        // Layouts divide pixels.
        .filter(({ box }) => Math.min(box.width, box.height) < least - 0.1)
        .map(
          ({ control, box }) => `${control.ariaLabel ?? control.textContent}: ${box.width} × ${box.height}`,
        ),
    side,
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
