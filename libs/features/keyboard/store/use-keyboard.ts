import type { SavedKeyboard, SignPlayer } from '@paniscus/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeyboardActions, KeyboardStart, KeyboardState } from '../keyboard.types';
import { createKeyboard } from './keyboard';

type KeyboardMeans = {
  /** The same one from first to last. */
  player: SignPlayer;
  /** What the browser has kept: the usual keyboard on the server and at first, the visitor's own once it is read. */
  saved: SavedKeyboard;
  /** Keeps what changed for the next visit. */
  onSave: (change: Partial<SavedKeyboard>) => void;
  /** What the address asks for, once it is known; the same object as long as it is the same wish. */
  start?: KeyboardStart;
  isOffline?: boolean;
};

/** The keyboard's state and what can be done with it, for one screen. */
export function useKeyboard({ player, saved, onSave, start, isOffline = false }: KeyboardMeans): {
  state: KeyboardState;
  actions: KeyboardActions;
} {
  const [{ store, actions, begin, receive }] = useState(() => createKeyboard(player, saved));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);

  useEffect(() => player.subscribe(store.onSoundChange), [player, store]);
  useEffect(() => store.persistWith(onSave), [store, onSave]);
  useEffect(() => receive(saved), [receive, saved]);
  useEffect(() => {
    if (start !== undefined) begin(start);
  }, [begin, start]);
  useEffect(() => store.setOffline(isOffline), [store, isOffline]);

  return { state, actions };
}
