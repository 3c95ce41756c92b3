import { DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import type { SavedKeyboard, SignPlayer } from '@paniscus/domain/keyboard';
import { createMemoryStorage } from './create-memory-storage';
import { createKeyboard } from '../keyboard';

/** A keyboard with this player, and the changes that it saves. */
export function createTestKeyboard<TPlayer extends SignPlayer>(
  player: TPlayer,
  loadStorage = createMemoryStorage(),
) {
  const { store, actions, applyStart, receive } = createKeyboard(player, DEFAULT_KEYBOARD, loadStorage);
  const saved: Partial<SavedKeyboard>[] = [];
  store.persistWith(({ keyboard }) => {
    if (keyboard !== undefined) saved.push(keyboard);
    return Promise.resolve(true);
  });
  const typeKeys = (...keys: string[]) => keys.forEach((key) => actions.press(key));
  return { player, actions, applyStart, receive, saved, typeKeys, store, state: store.state };
}

/** Waits until pending promises at the end of a playback have run. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
