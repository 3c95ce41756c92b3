import { hideStillLoading, showStillLoading } from './still-loading.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

/** Attribute of a pressed control until its island handles the press; styled as working. */
const PENDING = 'data-pending';

/** After all attempts to load a script again; see `retry.ts`. */
const NOTICE_DELAY_MS = 40_000;

/** A press on a control of an island that is not hydrated yet. */
type EarlyPress = {
  island: Element;
  /** The button; for a form that was submitted with Enter, the form. */
  target: HTMLElement;
  isSubmit: boolean;
  /** Word on the pressed key of a board; after hydration, the board may show others. */
  word?: string;
  /** Key pressed in a grid, whose arrow keys and letters only work with script. */
  key?: string;
};

declare global {
  interface Window {
    /** Recorded by the script before the island, replayed by the islands. */
    earlyPresses?: EarlyPress[];
    /** While a recorded press is repeated, so that it is not recorded again. */
    isReplayingPress?: boolean;
  }
}

/**
 * Records presses of buttons and submitted forms of islands before hydration, and keeps the browser from submitting
 * those forms. Runs before the island, so that no press is too early.
 */
export function recordEarlyPresses(): void {
  window.earlyPresses = [];
  addEventListener('click', recordPress, true);
  addEventListener('submit', recordPress, true);
}

function recordPress(event: Event): void {
  if (window.isReplayingPress === true || !(event.target instanceof Element)) return;
  const island = event.target.closest('[data-island]:not([data-hydrated])');
  const isSubmit = event.type === 'submit';
  const target = isSubmit ? findSubmitter(event as SubmitEvent) : findButton(event.target);
  if (island === null || target === null) return;
  if (isSubmit) event.preventDefault();
  // React, which may be hydrating, must not handle it as well.
  event.stopImmediatePropagation();
  const isRepeated = isSubmit && window.earlyPresses?.some((press) => press.target === target);
  if (!isRepeated) window.earlyPresses?.push({ island, target, isSubmit, word: target.dataset['key'] });
  setPending(target, true);
  if (!isRepeated) setTimeout(() => announcePress(target), NOTICE_DELAY_MS);
}

function setPending(target: HTMLElement, isPending: boolean): void {
  target.toggleAttribute(PENDING, isPending);
  target.ariaBusy = isPending ? 'true' : null;
}

/** Tells the visitor that the press still waits for a script, which may never arrive. */
function announcePress(target: HTMLElement): void {
  if (target.hasAttribute(PENDING)) showStillLoading((notice) => target.after(notice));
}

const findSubmitter = ({ submitter, target }: SubmitEvent) => submitter ?? (target as HTMLElement);

/** Submit buttons are recorded by their form; other buttons with a native effect act at once. */
const findButton = (target: Element) =>
  target.closest<HTMLElement>('button[type="button"]:not([popovertarget], [data-action])');

/**
 * Replays the presses of an island in their order, each in its own task, and with them those that are made meanwhile;
 * calling it again replays nothing.
 */
export async function replayEarlyPresses(island: Element): Promise<void> {
  hideStillLoading();
  for (let press = takeFirst(island); press !== undefined; press = takeFirst(island)) {
    // Lets React render what the field or press before has changed.
    await yieldToBrowser();
    setPending(press.target, false);
    const target = findCurrentTarget(press);
    if (target === null) continue;
    setPending(target, false);
    window.isReplayingPress = true;
    try {
      replay(target, press);
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

function replay(target: HTMLElement, { key, isSubmit }: EarlyPress): void {
  if (key !== undefined) pressKey(target, key);
  else if (isSubmit) submit(target);
  else target.click();
}

/** Hydration may have replaced the element: find the one of the same kind with the same text. */
function findCurrentTarget({ island, target, word }: EarlyPress): HTMLElement | null {
  if (word !== target.dataset['key']) return island.querySelector(`[data-key="${word}"]`);
  if (target.isConnected) return target;
  const getName = (element: HTMLElement) => element.ariaLabel ?? element.textContent;
  const candidates = [...island.querySelectorAll<HTMLElement>(target.tagName)];
  return candidates.find((candidate) => getName(candidate) === getName(target)) ?? null;
}

/** A key goes to the focused cell, which the key before may have changed. */
function pressKey(target: HTMLElement, key: string): void {
  const grid = target.closest('[role="grid"]');
  const cell = grid?.contains(document.activeElement) === true ? document.activeElement : target;
  cell?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function submit(target: HTMLElement): void {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else if (target instanceof HTMLButtonElement) target.form?.requestSubmit(target);
}
