import type { KeyboardChange } from '@paniscus/features/keyboard';

/** Whether a person has made something, in contrast to a sentence or a choice. */
const isOwnWork = ({ words, boards, source, keyboard = {} }: KeyboardChange): boolean =>
  [words, boards, source, keyboard.delta, keyboard.phrases].some((part) => part !== undefined);

let hasAsked = false;

/**
 * Asks the browser, when a person's own work is saved first, not to remove it when the device runs out of space. Some
 * browsers ask the person.
 */
export function askToPersist(change: KeyboardChange): void {
  if (hasAsked || !isOwnWork(change) || !('storage' in navigator)) return;
  hasAsked = true;
  navigator.storage.persist().catch(() => undefined);
}
