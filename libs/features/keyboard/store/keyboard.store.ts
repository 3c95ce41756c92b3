import type { KeptKeyboard, SoundState } from '@paniscus/domain';
import type { KeyboardState, KeyboardView } from '../keyboard.types';
import { FIRST_VIEW, keyboardAfter } from './keyboard.reducer';
import type { KeyboardEvent } from './keyboard.reducer';

export type KeyboardStore = {
  view: () => KeyboardView;
  state: () => KeyboardState;
  subscribe: (listener: () => void) => () => void;
  tell: (event: KeyboardEvent) => void;
  /** Changes what is kept for the next visit; says `text` to a screen reader. */
  keep: (change: Partial<KeptKeyboard>, text?: string) => void;
  /** Who keeps it. */
  keepWith: (onKept: (change: Partial<KeptKeyboard>) => void) => void;
  /** What the browser had kept, or another tab has. */
  receive: (kept: KeptKeyboard) => void;
  hear: (sound: SoundState) => void;
  setOffline: (isOffline: boolean) => void;
};

const keptOf = ({ board, set, settings, delta, history }: KeptKeyboard): KeptKeyboard => ({
  board,
  set,
  settings,
  delta,
  history,
});

/** What came from here is no news when it comes back. */
const isNews = (view: KeyboardView, kept: KeptKeyboard): boolean =>
  Object.entries(keptOf(kept)).some(([field, value]) => view[field as keyof KeptKeyboard] !== value);

const kindOf = (sound: SoundState, isOffline: boolean): KeyboardState['kind'] => {
  if (isOffline) return 'offline';
  return sound.kind === 'idle' ? 'ready' : sound.kind;
};

/** What nobody hears of by listening: a screen reader tells it. */
const troubleOf = ({ kind }: SoundState): string | undefined => {
  if (kind === 'blocked') return 'The browser holds the sound back. Turn sound on is beside the sentence.';
  return kind === 'failed' ? 'The sounds did not come. Try again is beside the sentence.' : undefined;
};

/** What is seen of the keyboard, held outside of any drawing. */
export function createStore(kept: KeptKeyboard): KeyboardStore {
  const listeners = new Set<() => void>();
  let onKept: (change: Partial<KeptKeyboard>) => void = () => undefined;
  let view: KeyboardView = { ...FIRST_VIEW, ...kept };
  let sound: SoundState = { kind: 'idle' };
  let isOffline = false;
  let state: KeyboardState = { ...view, kind: 'ready' };

  const show = () => {
    state = { ...view, kind: kindOf(sound, isOffline) };
    for (const listener of listeners) listener();
  };
  const tell = (event: KeyboardEvent) => {
    view = keyboardAfter(view, event);
    show();
  };

  return {
    view: () => view,
    state: () => state,
    tell,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep(change, text) {
      tell({ kind: 'kept-changed', kept: change, text });
      onKept(change);
    },
    keepWith(keeper) {
      onKept = keeper;
    },
    receive(next) {
      if (isNews(view, next)) tell({ kind: 'kept-changed', kept: keptOf(next) });
    },
    hear(next) {
      if (next.kind === sound.kind) return;
      sound = next;
      const trouble = troubleOf(next);
      if (trouble === undefined) show();
      else tell({ kind: 'announced', text: trouble });
    },
    setOffline(next) {
      if (next === isOffline) return;
      isOffline = next;
      show();
    },
  };
}
