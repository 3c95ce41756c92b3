import type { SavedKeyboard, SoundState } from '@paniscus/domain/keyboard';
import type { KeyboardState, KeyboardView } from '../keyboard.types';
import { FIRST_VIEW, keyboardAfter } from './keyboard.reducer';
import type { KeyboardEvent } from './keyboard.reducer';

export type KeyboardStore = {
  view: () => KeyboardView;
  state: () => KeyboardState;
  subscribe: (listener: () => void) => () => void;
  dispatch: (event: KeyboardEvent) => void;
  /** Changes values that are saved for the next visit; announces `text` to screen readers. */
  save: (change: Partial<SavedKeyboard>, text?: string) => void;
  /** Registers the callback that saves changes. */
  persistWith: (onSave: (change: Partial<SavedKeyboard>) => void) => void;
  /** Applies values saved in the browser, also by another tab. */
  receive: (saved: SavedKeyboard) => void;
  onSoundChange: (sound: SoundState) => void;
  setOffline: (isOffline: boolean) => void;
};

const toSavedKeyboard = ({ board, set, settings, delta, history }: SavedKeyboard): SavedKeyboard => ({
  board,
  set,
  settings,
  delta,
  history,
});

/** False for values that equal the current ones, such as an echo of this tab's own change. */
const isNews = (view: KeyboardView, saved: SavedKeyboard): boolean =>
  Object.entries(toSavedKeyboard(saved)).some(
    ([field, value]) => view[field as keyof SavedKeyboard] !== value,
  );

const getKind = (sound: SoundState, isOffline: boolean): KeyboardState['kind'] => {
  if (isOffline) return 'offline';
  return sound.kind === 'idle' ? 'ready' : sound.kind;
};

/** Sound problems, announced to screen readers because they cannot be heard. */
const describeTrouble = ({ kind }: SoundState): string | undefined => {
  if (kind === 'blocked') return 'The browser holds the sound back. Turn sound on is beside the sentence.';
  return kind === 'failed' ? 'The sounds did not come. Try again is beside the sentence.' : undefined;
};

/** The view, its listeners, and the state that is built from both the view and its current kind. */
function createView(saved: SavedKeyboard, readKind: () => KeyboardState['kind']) {
  const listeners = new Set<() => void>();
  let view: KeyboardView = { ...FIRST_VIEW, ...saved };
  let state: KeyboardState = { ...view, kind: 'ready' };

  const show = () => {
    state = { ...view, kind: readKind() };
    for (const listener of listeners) listener();
  };

  return {
    view: () => view,
    state: () => state,
    show,
    dispatch(event: KeyboardEvent) {
      view = keyboardAfter(view, event);
      show();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Creates the view state as an external store, outside of React. */
export function createStore(saved: SavedKeyboard): KeyboardStore {
  let onSave: (change: Partial<SavedKeyboard>) => void = () => undefined;
  let sound: SoundState = { kind: 'idle' };
  let isOffline = false;
  const { view, state, show, dispatch, subscribe } = createView(saved, () => getKind(sound, isOffline));

  return {
    view,
    state,
    dispatch,
    subscribe,
    save(change, text) {
      dispatch({ kind: 'saved-keyboard-changed', saved: change, text });
      onSave(change);
    },
    persistWith(keeper) {
      onSave = keeper;
    },
    receive(next) {
      if (isNews(view(), next)) dispatch({ kind: 'saved-keyboard-changed', saved: toSavedKeyboard(next) });
    },
    onSoundChange(next) {
      if (next.kind === sound.kind) return;
      sound = next;
      const trouble = describeTrouble(next);
      if (trouble === undefined) show();
      else dispatch({ kind: 'announced', text: trouble });
    },
    setOffline(next) {
      if (next === isOffline) return;
      isOffline = next;
      show();
    },
  };
}
