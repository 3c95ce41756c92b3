/** Keys that a button handles itself, as a click, or that leave the grid. */
const NATIVE_KEY = /^(?:Enter|Tab| |Escape|Shift|Control|Alt|Meta)$/;

/**
 * Records keys pressed in the grid of an island before hydration, to be replayed with the early presses. For pages with
 * a grid; runs before the grid is shown.
 */
export function recordEarlyKeys(): void {
  addEventListener('keydown', recordKey, true);
}

function recordKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, altKey, metaKey } = event;
  if (window.isReplayingPress === true) return;
  if (!(target instanceof HTMLElement) || NATIVE_KEY.test(key) || ctrlKey || altKey || metaKey) return;
  const island = target.closest('[data-island]:not([data-hydrated])');
  if (island === null || target.closest('[role="grid"]') === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  window.earlyPresses?.push({ island, target, isSubmit: false, key, word: target.dataset['key'] });
}
