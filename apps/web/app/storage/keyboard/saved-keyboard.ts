import { DEFAULT_KEYBOARD, mergeKeyboards } from '@paniscus/domain/keyboard';
import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import { useBrowserStore } from '@paniscus/islands/browser';
import { createBrowserStore } from '../browser-store';
import { KEYBOARD_KEY } from '../storage-keys';
import type { keyboardStorage } from './keyboard-storage';
import {
  hasLocalFields,
  mirrorFields,
  parseFields,
  parseRecord,
  pickFields,
  readLocalFields,
  TAB_FIELDS,
} from './stored-fields';
import { onSavedElsewhere } from './tab-messages';

const tab = createBrowserStore(() => sessionStorage);
const listeners = new Set<() => void>();
const removalListeners = new Set<() => void>();

/** `not-stored`: changes last until the page is closed. `not-read`: what earlier visits have saved cannot be read. */
type StorageProblem = 'not-stored' | 'not-read';

type PageState = {
  saved: SavedKeyboard;
  /** Board, opened own boards, sound set and sentence of this tab, as far as they are known. */
  ofTab: Partial<SavedKeyboard>;
  /** Changes that are not in the database yet. */
  unsaved: Partial<SavedKeyboard>;
  hasRead: boolean;
  /** Whether the database has been read, has nothing, or cannot be read. */
  isSettled: boolean;
  problem?: StorageProblem;
  /** What the page shows; stable, as `useSyncExternalStore` needs it. */
  shown: SavedKeyboard;
};

let page: PageState | undefined;

/** Without Delta, which would be shown empty until it has been read. */
const withoutDelta = (saved: SavedKeyboard): SavedKeyboard =>
  saved.board === 'delta' ? { ...saved, board: DEFAULT_KEYBOARD.board, path: [] } : saved;

/** What can be read at once: the settings, and what belongs to this tab. */
function startPage(): PageState {
  const tabFields = pickFields(parseRecord(tab.read(KEYBOARD_KEY)), TAB_FIELDS);
  // A first visit keeps the object that hydration starts with, so that nothing renders twice.
  const isFirstVisit = !hasLocalFields() && Object.keys(tabFields).length === 0;
  const saved = isFirstVisit ? DEFAULT_KEYBOARD : parseFields({ ...readLocalFields(), ...tabFields });
  const ofTab = pickFields(saved, isFirstVisit ? TAB_FIELDS : Object.keys(tabFields));
  const shown = withoutDelta(saved);
  return { saved, ofTab, unsaved: {}, hasRead: false, isSettled: isFirstVisit, shown };
}

const getPage = (): PageState => (page ??= startPage());

function updatePage(change: Partial<PageState>): void {
  const next = { ...getPage(), ...change };
  page = { ...next, shown: next.isSettled ? next.saved : withoutDelta(next.saved) };
  for (const listener of listeners) listener();
}

let loaded: typeof keyboardStorage | undefined;

async function loadStorage() {
  loaded ??= (await import('./keyboard-storage')).keyboardStorage;
  loaded.onClosed(saveAgain);
  return loaded;
}

/** Reads the database; what this tab has changed counts, and before the first time, nothing that is stored is dropped. */
async function readStored(): Promise<void> {
  const storage = await loadStorage();
  const stored = await storage.loadKeyboard();
  const { saved, ofTab, unsaved, hasRead } = getPage();
  const before = { ...saved, ...stored };
  const joined = hasRead ? { ...before, ...unsaved } : mergeKeyboards(unsaved, before);
  const next = Object.keys(stored).length === 0 ? saved : { ...joined, ...ofTab };
  updatePage({
    saved: next,
    ofTab: pickFields(next, TAB_FIELDS),
    unsaved: pickFields(next, Object.keys(unsaved)),
    hasRead: true,
    isSettled: true,
  });
}

let reading: Promise<void> | undefined;

async function readOnce(): Promise<void> {
  if (getPage().hasRead) return;
  reading ??= readStored();
  try {
    await reading;
  } catch (error) {
    // The next change tries again.
    reading = undefined;
    throw error;
  }
}

/** Saves all changes that are not in the database yet. */
async function saveChanges(): Promise<void> {
  try {
    await readOnce();
    const storage = await loadStorage();
    const { unsaved } = getPage();
    await storage.save({ keyboard: unsaved });
    const left = Object.entries(getPage().unsaved).filter(
      ([name, value]) => value !== unsaved[name as keyof SavedKeyboard],
    );
    updatePage({ unsaved: Object.fromEntries(left), problem: undefined });
  } catch {
    updatePage({ problem: 'not-stored' });
  }
}

/** The browser has removed everything while the page was open: what the page shows is saved again. */
function saveAgain(): void {
  updatePage({ unsaved: getPage().saved });
  void saveChanges();
  for (const listener of removalListeners) listener();
}

const readAgain = () => void readStored().catch(() => undefined);

/** Reads what is saved on this device, and from now on what other tabs save. */
export async function loadSavedKeyboard(): Promise<void> {
  onSavedElsewhere('keyboard', readAgain);
  // A page restored from the back/forward cache has missed messages.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAgain();
  });
  // On a first visit, the database is opened with the first change.
  if (getPage().isSettled) return;
  try {
    await readOnce();
  } catch {
    updatePage({ isSettled: true, problem: 'not-read' });
  }
}

export const readSavedKeyboard = (): SavedKeyboard => getPage().shown;

/** Saves a change: in the page and in this tab at once, and then in the database, which other tabs read. */
export function saveKeyboard(change: Partial<SavedKeyboard>): void {
  const { saved, ofTab, unsaved } = getPage();
  const next = { ...saved, ...change };
  const nextOfTab = { ...ofTab, ...pickFields(change, TAB_FIELDS) };
  tab.write(KEYBOARD_KEY, JSON.stringify(nextOfTab));
  mirrorFields(next);
  updatePage({ saved: next, ofTab: nextOfTab, unsaved: { ...unsaved, ...change } });
  void saveChanges();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSavedKeyboard = (): SavedKeyboard =>
  useBrowserStore(subscribe, readSavedKeyboard, () => DEFAULT_KEYBOARD);

export const readStorageProblem = (): StorageProblem | undefined => getPage().problem;

export const useStorageProblem = (): StorageProblem | undefined =>
  useBrowserStore(subscribe, readStorageProblem, () => undefined);

/** Calls the listener after the browser has removed what was saved. Returns the unsubscribe function. */
export function onStorageRemoved(listener: () => void): () => void {
  removalListeners.add(listener);
  return () => removalListeners.delete(listener);
}
