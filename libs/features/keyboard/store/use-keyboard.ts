import type { KeptKeyboard, SignPlayer } from '@paniscus/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeyboardActions, KeyboardStart, KeyboardState } from '../keyboard.types';
import { createKeyboard } from './keyboard';

type KeyboardMeans = {
  /** The same one from first to last. */
  player: SignPlayer;
  /** What the browser has kept: the usual keyboard on the server and at first, the visitor's own once it is read. */
  kept: KeptKeyboard;
  /** Keeps what changed for the next visit. */
  onKept: (change: Partial<KeptKeyboard>) => void;
  /** What the address asks for, once it is known; the same object as long as it is the same wish. */
  start?: KeyboardStart;
  isOffline?: boolean;
};

/** The keyboard's state and what can be done with it, for one screen. */
export function useKeyboard({ player, kept, onKept, start, isOffline = false }: KeyboardMeans): {
  state: KeyboardState;
  actions: KeyboardActions;
} {
  const [{ store, actions, begin, receive }] = useState(() => createKeyboard(player, kept));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);

  useEffect(() => player.subscribe(store.hear), [player, store]);
  useEffect(() => store.keepWith(onKept), [store, onKept]);
  useEffect(() => receive(kept), [receive, kept]);
  useEffect(() => {
    if (start !== undefined) begin(start);
  }, [begin, start]);
  useEffect(() => store.setOffline(isOffline), [store, isOffline]);

  return { state, actions };
}
