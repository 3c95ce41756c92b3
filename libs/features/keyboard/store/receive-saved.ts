import { isOwnKey } from '@paniscus/domain/keyboard';
import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import type { KeyboardActions } from '../keyboard.types';
import type { KeyboardStore } from './keyboard.store';
import { listOwnKeys } from './list-own-keys';
import { findOwnWord, hasOwnBoard } from './own-words';

/** The custom words and boards that saved values use and the page does not have. */
const listMissing = (saved: SavedKeyboard): string[] => [
  ...listOwnKeys(saved).filter((key) => findOwnWord(key) === undefined),
  ...saved.path.filter((id) => !hasOwnBoard(id)),
];

/**
 * Passes saved values on once the custom words and boards that they use have been loaded, so that no key is blank
 * meanwhile. Says once that words are missing.
 */
export function createReceiver(
  { store, actions }: { store: KeyboardStore; actions: KeyboardActions },
  apply: (saved: SavedKeyboard) => void,
): (saved: SavedKeyboard) => Promise<void> {
  const lost = new Set<string>();
  const listUnknown = (saved: SavedKeyboard) => listMissing(saved).filter((id) => !lost.has(id));
  let latest: SavedKeyboard | undefined;
  return async (saved) => {
    latest = saved;
    if (listUnknown(saved).length > 0) await actions.reloadOwnWords();
    if (latest !== saved) return;
    apply(saved);
    const unknown = listUnknown(saved);
    for (const id of unknown) lost.add(id);
    if (unknown.some(isOwnKey)) store.dispatch({ kind: 'noted', note: { name: 'words-lost' } });
  };
}
