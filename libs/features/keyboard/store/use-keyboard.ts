import type { SavedKeyboard, SignPlayer } from '@paniscus/domain/keyboard';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeyboardActions, KeyboardStart, KeyboardState, StorageProblem } from '../keyboard.types';
import type { LoadKeyboardStorage, SaveKeyboard } from './keyboard-storage';
import { subscribeToOwnWords } from './own-words';
import { createKeyboard } from './keyboard';

type UseKeyboardParams = {
  /** Must be a stable reference. */
  player: SignPlayer;
  /** Values saved in the browser: defaults on the server and during hydration, then the visitor's own. */
  saved: SavedKeyboard;
  onSave: SaveKeyboard;
  /** Start options from the URL, once known; must be a stable reference. */
  start?: KeyboardStart;
  isOffline?: boolean;
  storageProblem?: StorageProblem;
  /** Storage of custom words and boards. Must be a stable reference. */
  loadStorage: LoadKeyboardStorage;
};

/** State and actions of the keyboard for one screen. */
export function useKeyboard({
  player,
  saved,
  onSave,
  start,
  isOffline = false,
  storageProblem,
  loadStorage,
}: UseKeyboardParams): {
  state: KeyboardState;
  actions: KeyboardActions;
} {
  const [{ store, actions, applyStart, receive }] = useState(() =>
    createKeyboard(player, saved, loadStorage),
  );
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);

  useEffect(() => player.subscribe(store.onSoundChange), [player, store]);
  useEffect(() => store.persistWith(onSave), [store, onSave]);
  useEffect(() => void receive(saved), [receive, saved]);
  useEffect(() => {
    if (start !== undefined) applyStart(start);
  }, [applyStart, start]);
  useEffect(() => {
    const update = () => store.dispatch({ kind: 'own-words-changed' });
    update();
    return subscribeToOwnWords(update);
  }, [store]);
  useEffect(() => store.setOffline(isOffline), [store, isOffline]);
  useEffect(() => store.setStorageProblem(storageProblem), [store, storageProblem]);

  return { state, actions };
}
