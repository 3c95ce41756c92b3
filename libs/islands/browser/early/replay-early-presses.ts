import type { EarlyPress } from './early-presses.ts';
import { REPLAYING, setPending } from './early-presses.ts';
import { hideStillLoading } from '../still-loading.ts';
import { yieldToBrowser } from '../yield-to-browser.ts';

/**
 * Replays the presses of an island in their order, each in its own task, and with them those that are made meanwhile;
 * calling it again replays nothing.
 */
export async function replayEarlyPresses(island: Element): Promise<void> {
  hideStillLoading();
  island.toggleAttribute(REPLAYING, true);
  await replayAll(island);
  island.removeAttribute(REPLAYING);
}

async function replayAll(island: Element): Promise<void> {
  const trail: HTMLElement[] = [];
  for (let press = takeFirst(island); press !== undefined; press = takeFirst(island)) {
    // Lets React render what the field or press before has changed.
    await yieldToBrowser();
    setPending(press.target, false);
    const target = findCurrentTarget(press);
    if (target === null) continue;
    setPending(target, false);
    window.isReplayingPress = true;
    try {
      replay(target, press, trail);
    } finally {
      window.isReplayingPress = false;
    }
  }
}

function takeFirst(island: Element): EarlyPress | undefined {
  const presses = window.earlyPresses ?? [];
  const index = presses.findIndex((press) => press.island === island);
  return index === -1 ? undefined : presses.splice(index, 1)[0];
}

/** `trail` lists the cells of a grid that replayed keys have moved the focus to, with the one that they started from. */
function replay(
  target: HTMLElement,
  { key, isByKey = false, isSubmit }: EarlyPress,
  trail: HTMLElement[],
): void {
  if (key !== undefined) pressKey(target, key, trail);
  else if (isSubmit) submit(target);
  else if (isByKey) findReachedCell(target, trail).click();
  else {
    // A pointer had moved the focus there.
    if (trail.length > 0) target.focus();
    trail.length = 0;
    target.click();
  }
}

/** Hydration may have replaced the element: find the one of the same kind with the same text. */
function findCurrentTarget({ island, target, word }: EarlyPress): HTMLElement | null {
  if (word !== target.dataset['key']) return island.querySelector(`[data-key="${word}"]`);
  if (target.isConnected) return target;
  const getName = (element: HTMLElement) => element.ariaLabel ?? element.textContent;
  const candidates = [...island.querySelectorAll<HTMLElement>(target.tagName)];
  return candidates.find((candidate) => getName(candidate) === getName(target)) ?? null;
}

/** Before the replay the focus stood still: a key that was pressed on a cell of the trail goes to the last one. */
function findReachedCell(target: HTMLElement, trail: HTMLElement[]): HTMLElement {
  if (!trail.includes(target)) trail.splice(0, trail.length, target);
  return trail.at(-1) ?? target;
}

function pressKey(target: HTMLElement, key: string, trail: HTMLElement[]): void {
  const cell = findReachedCell(target, trail);
  cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const { activeElement: reached } = document;
  if (reached instanceof HTMLElement && cell.closest('[role="grid"]')?.contains(reached)) trail.push(reached);
}

function submit(target: HTMLElement): void {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else if (target instanceof HTMLButtonElement) target.form?.requestSubmit(target);
}
