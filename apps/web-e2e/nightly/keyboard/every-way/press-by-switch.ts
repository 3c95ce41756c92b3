import type { Locator, Page } from '@playwright/test';

/** Time on each item with one switch. */
export const PACE_MS = 1000;
/** More moves than any target needs. */
const MAX_MOVES = 400;

/** Whether the frame of scanning surrounds an element, with others or alone. */
const readFrame = (target: Locator): Promise<'elsewhere' | 'shared' | 'alone'> =>
  target.evaluate((element) => {
    const frame = document.querySelector<HTMLElement>('[aria-label="Scanning"] [data-testid="scan-frame"]');
    const { left, right, ...drawn } = (frame?.getBoundingClientRect() ?? new DOMRect()).toJSON() as DOMRect;
    const box = element.getBoundingClientRect();
    const isInView = element.contains(
      document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2),
    );
    // What a scrolling board hides of the frame is not drawn over what is in view below it.
    const insets = isInView ? frame?.style.clipPath.match(/-?[\d.]+(?=px)/g) : undefined;
    const [above = 0, , below = above] = (insets ?? []).map(Number);
    const [top, bottom] = [drawn.top + Math.max(above, 0), drawn.bottom - Math.max(below, 0)];
    const isInside = left <= box.left && top <= box.top && right >= box.right && bottom >= box.bottom;
    // The frame of a board also surrounds the part of the sentence that covers it.
    const group = element.closest('[data-scan-group]')?.getBoundingClientRect();
    const isOfOthers = group !== undefined && (top < group.top - 24 || bottom > group.bottom + 24);
    if (!isInside || isOfOthers) return 'elsewhere';
    // The frame is drawn a few pixels outside; neighbors are much larger.
    return right - left < box.width + 16 && bottom - top < box.height + 16 ? 'alone' : 'shared';
  });

/** Moves the frame until it surrounds the target, and opens block after block until nothing else is in it. */
async function chooseByScanning(page: Page, target: Locator, move: () => Promise<void>): Promise<void> {
  await target.waitFor();
  for (let moves = 0; moves < MAX_MOVES;) {
    const framed = await readFrame(target);
    if (framed === 'elsewhere') {
      await move();
      moves += 1;
    } else {
      await page.keyboard.press('Enter');
      if (framed === 'alone') return;
    }
  }
  throw new Error(`Scanning does not reach ${String(target)}.`);
}

/** The frame moves by itself; the clock of the page stands still while the test reads where it is. */
export async function pressByOneSwitch(page: Page, target: Locator): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10 * PACE_MS);
  await chooseByScanning(page, target, () => page.clock.runFor(PACE_MS));
  await page.clock.resume();
}

/** One switch moves the frame, the other one chooses. */
export const pressByTwoSwitches = (page: Page, target: Locator) =>
  chooseByScanning(page, target, () => page.keyboard.press('Space'));
