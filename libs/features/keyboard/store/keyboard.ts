import type { SavedKeyboard, SignPlayer } from '@paniscus/domain/keyboard';
import type { KeyboardActions, KeyboardStart } from '../keyboard.types';
import type { LoadKeyboardStorage } from './keyboard-storage';
import { createKeyboardActions } from './keyboard-actions';
import { createStore } from './keyboard.store';
import type { KeyboardStore } from './keyboard.store';
import { createReceiver } from './receive-saved';

export type Keyboard = {
  store: KeyboardStore;
  actions: KeyboardActions;
  /** Applies values saved in the browser, after the custom words that they use have been loaded. */
  receive: (saved: SavedKeyboard) => Promise<void>;
  /** Applies the start options from the URL. */
  applyStart: (start: KeyboardStart) => void;
};

/** Keyboard state and actions, independent of React. */
export function createKeyboard(
  player: SignPlayer,
  saved: SavedKeyboard,
  loadStorage: LoadKeyboardStorage,
): Keyboard {
  const store = createStore(saved);
  const actions = createKeyboardActions(player, store, loadStorage);
  let isPrepared = false;
  return {
    store,
    actions,
    receive: createReceiver({ store, actions }, (next) => {
      const before = store.view();
      store.receive(next);
      const { board, set } = store.view();
      if (isPrepared && board === before.board && set === before.set) return;
      isPrepared = true;
      player.prepare(board, set);
    }),
    applyStart({ board = store.view().board, set = store.view().set, sentence, unknown = [] }) {
      player.prepare(board, set);
      store.save({ board, set, path: [] });
      if (sentence !== undefined && sentence.length > 0) {
        store.dispatch({ kind: 'sentence-set', sentence });
        store.dispatch({ kind: 'noted', note: { name: 'shared' } });
      }
      if (unknown.length > 0)
        store.dispatch({ kind: 'noted', note: { name: 'unknown-words', words: unknown } });
    },
  };
}
