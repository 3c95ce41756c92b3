import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import type { KeyboardState, KeyboardView } from '../keyboard.types';
import { createDeviceEvents, getKind } from './device-state';
import type { Device, DeviceEvents } from './device-state';
import { INITIAL_VIEW, keyboardReducer } from './keyboard.reducer';
import type { KeyboardEvent } from './keyboard.reducer';
import type { KeyboardChange, SaveKeyboard } from './keyboard-storage';

export type KeyboardStore = DeviceEvents & {
  view: () => KeyboardView;
  state: () => KeyboardState;
  subscribe: (listener: () => void) => () => void;
  dispatch: (event: KeyboardEvent) => void;
  /** Changes values that are saved for the next visit; announces `text` to screen readers. */
  save: (change: Partial<SavedKeyboard>, text?: string) => void;
  /** Saves values together with custom words and boards. False when the device does not accept them. */
  saveChange: SaveKeyboard;
  /** Registers the callback that saves changes. */
  persistWith: (onSave: SaveKeyboard) => void;
  /** Applies values saved in the browser, also by another tab; the sentence only until this tab changes its own. */
  receive: (saved: SavedKeyboard) => void;
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

/** The view, its listeners, and the state that is built from both the view and the device. */
function createView(saved: SavedKeyboard, device: Device) {
  const listeners = new Set<() => void>();
  let view: KeyboardView = { ...INITIAL_VIEW, ...saved };
  const build = (): KeyboardState => ({
    ...view,
    kind: getKind(device),
    missingKeys: device.sound.kind === 'failed' ? device.sound.keys : [],
    storageProblem: device.storageProblem,
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

/** Creates the view state as an external store, outside of React. */
export function createStore(saved: SavedKeyboard): KeyboardStore {
  const device: Device = { sound: { kind: 'idle' }, isOffline: false };
  const events = createView(saved, device);
  const { view, state, subscribe } = events;
  let onSave: SaveKeyboard = () => Promise.resolve(true);
  let isSentenceOwn = false;

  const dispatch = (event: KeyboardEvent) => {
    const before = view().sentence;
    events.dispatch(event);
    const { sentence } = view();
    if (sentence === before) return;
    isSentenceOwn = true;
    void onSave({ keyboard: { sentence } });
  };
  const saveChange = (change: KeyboardChange, text?: string) => {
    const { keyboard } = change;
    if (keyboard !== undefined) dispatch({ kind: 'saved-keyboard-changed', saved: keyboard, text });
    return onSave(change);
  };

  return {
    view,
    state,
    dispatch,
    subscribe,
    ...createDeviceEvents(device, events),
    save: (keyboard, text) => void saveChange({ keyboard }, text),
    saveChange,
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
