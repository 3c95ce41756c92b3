import type { SavedKeyboard, SoundState } from '@paniscus/domain/keyboard';
import type { KeyboardState, KeyboardView } from '../keyboard.types';
import { describeMissing } from '../KeyboardScreen/StatusLine/get-status';
import { INITIAL_VIEW, keyboardReducer } from './keyboard.reducer';
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
  /** Applies values saved in the browser, also by another tab; the sentence only until this tab changes its own. */
  receive: (saved: SavedKeyboard) => void;
  onSoundChange: (sound: SoundState) => void;
  setOffline: (isOffline: boolean) => void;
};

/** Whether a value is one that other tabs may change: the sentence belongs to its tab. */
const isShared = (field: string) => field !== 'sentence';

const toSharedValues = (saved: SavedKeyboard): Partial<SavedKeyboard> =>
  Object.fromEntries(Object.entries(saved).filter(([field]) => isShared(field)));

/** False for values that equal the current ones, such as this tab's own change received back. */
const hasChanged = (view: KeyboardView, saved: SavedKeyboard): boolean =>
  Object.entries(saved).some(
    ([field, value]) => isShared(field) && view[field as keyof SavedKeyboard] !== value,
  );

/** The sound and the network of the device. */
type Device = { sound: SoundState; isOffline: boolean };

const getKind = ({ sound, isOffline }: Device): KeyboardState['kind'] => {
  if (isOffline && sound.kind === 'failed') return 'missing';
  if (isOffline) return 'offline';
  return sound.kind === 'idle' ? 'ready' : sound.kind;
};

const isSameSound = (one: SoundState, other: SoundState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Sound problems, announced to screen readers because they cannot be heard. */
const describeSoundProblem = ({ sound, isOffline }: Device): string | undefined => {
  if (sound.kind === 'blocked')
    return 'The browser is blocking sound. Press “Turn sound on” next to the sentence.';
  if (sound.kind !== 'failed') return undefined;
  const problem = isOffline ? describeMissing(sound.keys) : 'The sounds could not be loaded.';
  return `${problem} Press “Try again” next to the sentence.`;
};

/** The view, its listeners, and the state that is built from both the view and the device. */
function createView(saved: SavedKeyboard, device: Device) {
  const listeners = new Set<() => void>();
  let view: KeyboardView = { ...INITIAL_VIEW, ...saved };
  const build = (): KeyboardState => ({
    ...view,
    kind: getKind(device),
    missingKeys: device.sound.kind === 'failed' ? device.sound.keys : [],
  });
  let state = build();

  const publish = () => {
    state = build();
    for (const listener of listeners) listener();
  };

  return {
    view: () => view,
    state: () => state,
    publish,
    dispatch(event: KeyboardEvent) {
      const next = keyboardReducer(view, event);
      if (next === view) return;
      view = next;
      publish();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Changes of the device, which the state follows. */
const createDeviceEvents = (
  device: Device,
  { publish, dispatch }: ReturnType<typeof createView>,
): Pick<KeyboardStore, 'onSoundChange' | 'setOffline'> => ({
  onSoundChange(sound) {
    if (isSameSound(sound, device.sound)) return;
    device.sound = sound;
    const problem = describeSoundProblem(device);
    if (problem === undefined) publish();
    else dispatch({ kind: 'announced', text: problem });
  },
  setOffline(isOffline) {
    if (isOffline === device.isOffline) return;
    device.isOffline = isOffline;
    publish();
  },
});

/** Creates the view state as an external store, outside of React. */
export function createStore(saved: SavedKeyboard): KeyboardStore {
  const device: Device = { sound: { kind: 'idle' }, isOffline: false };
  const events = createView(saved, device);
  const { view, state, subscribe } = events;
  let onSave: (change: Partial<SavedKeyboard>) => void = () => undefined;
  let isSentenceOwn = false;

  const dispatch = (event: KeyboardEvent) => {
    const before = view().sentence;
    events.dispatch(event);
    const { sentence } = view();
    if (sentence === before) return;
    isSentenceOwn = true;
    onSave({ sentence });
  };

  return {
    view,
    state,
    dispatch,
    subscribe,
    ...createDeviceEvents(device, events),
    save(change, text) {
      dispatch({ kind: 'saved-keyboard-changed', saved: change, text });
      onSave(change);
    },
    persistWith(callback) {
      onSave = callback;
    },
    receive(next) {
      if (hasChanged(view(), next))
        events.dispatch({ kind: 'saved-keyboard-changed', saved: toSharedValues(next) });
      // Restored once; from then on, the sentence belongs to this tab.
      const { sentence } = next;
      if (!isSentenceOwn && sentence.length > 0)
        events.dispatch({ kind: 'saved-keyboard-changed', saved: { sentence } });
    },
  };
}
