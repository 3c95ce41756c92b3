import type { StoredEntries } from './stored-entries';

/** Whether a person has made something, in contrast to a sentence or a choice. */
const isOwnWork = ({ fields, words, boards, sources }: StoredEntries): boolean =>
  fields.delta !== undefined ||
  fields.phrases !== undefined ||
  [words, boards, sources].some((entries) => Object.keys(entries).length > 0);

let hasAsked = false;

/**
 * Asks the browser, when a person's own work is saved first, not to remove it when the device runs out of space. Some
 * browsers ask the person.
 */
export function askToPersist(entries: StoredEntries): void {
  if (hasAsked || !isOwnWork(entries) || !('storage' in navigator)) return;
  hasAsked = true;
  navigator.storage.persist().catch(() => undefined);
}
