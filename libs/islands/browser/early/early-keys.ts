import { WAITING_ISLAND } from '../waiting-island.ts';

/** Keys that a button handles itself, as a click, or that leave the grid. */
const NATIVE_KEY = /^(?:Enter|Tab| |Escape|Shift|Control|Alt|Meta)$/;

/**
 * Records keys pressed before hydration in the grid of an island, or on a button that was pressed, to be replayed with the early
 * presses. For pages with a grid; runs before the grid is shown.
 */
export function recordEarlyKeys(): void {
  addEventListener('keydown', recordKey, true);
}

function recordKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, altKey, metaKey } = event;
  if (window.isReplayingPress === true || ctrlKey || altKey || metaKey) return;
  if (!(target instanceof HTMLElement)) return;
  const island = target.closest(WAITING_ISLAND);
  if (island === null) return;
  if (!recordTypedKey(target, key) && !recordGridKey(target, key, island)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function recordGridKey(target: HTMLElement, key: string, island: Element): boolean {
  if (NATIVE_KEY.test(key) || target.closest('[role="grid"]') === null) return false;
  window.earlyPresses?.push({ island, target, isSubmit: false, key, word: target.dataset['key'] });
  return true;
}

/** Keys of a text; those that the button handles itself only belong to it once the text has begun. */
function recordTypedKey(target: HTMLElement, key: string): boolean {
  const press = window.earlyPresses?.findLast((early) => early.target === target);
  if (press === undefined || target.closest('[role="grid"]') !== null) return false;
  const isText = key.length === 1 && key !== ' ';
  if (!isText && (press.typedKeys === undefined || !/^(?: |Enter|Backspace)$/.test(key))) return false;
  (press.typedKeys ??= []).push(key);
  return true;
}
