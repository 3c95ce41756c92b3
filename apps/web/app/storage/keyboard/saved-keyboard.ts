import { isOwnKey, parseSavedKeyboard, DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import { useBrowserStore } from '@paniscus/islands/browser';
import { findLexigram } from '@paniscus/lexigrams';
import { createBrowserStore } from '../browser-store';
import { createChangeListeners } from '../change-listeners';
import { KEYBOARD_KEY } from '../storage-keys';

const browser = createBrowserStore(() => localStorage);
const tab = createBrowserStore(() => sessionStorage);
const changes = createChangeListeners();
const isKnownKey = (key: string) => findLexigram(key) !== undefined || isOwnKey(key);

/** Board, opened own boards, sound set and sentence are per tab; everything else is shared. A new tab starts with the latest ones, and a reloaded one with its own. */
let tabSettings: Pick<SavedKeyboard, 'board' | 'path' | 'set' | 'sentence'> | undefined;

/** Whether the last change was saved beyond this page. */
let isKept = true;

const getTabSettings = ({ board, path, set, sentence }: SavedKeyboard) => ({ board, path, set, sentence });
/** Cache that gives `useSyncExternalStore` a stable reference. */
let cached: { text: string; saved: SavedKeyboard } | undefined;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readSavedKeyboard(): SavedKeyboard {
  const text = browser.read(KEYBOARD_KEY) ?? '';
  if (cached?.text !== text) {
    const stored = parseSavedKeyboard(parseJson(text), isKnownKey);
    const tabText = tab.read(KEYBOARD_KEY);
    // A first visit keeps the object that hydration starts with, so that nothing renders twice.
    const isFirstVisit = text === '' && tabText === null && tabSettings === undefined;
    const ofTab = tabText === null ? stored : parseSavedKeyboard(parseJson(tabText), isKnownKey);
    tabSettings ??= getTabSettings(ofTab);
    cached = { text, saved: isFirstVisit ? DEFAULT_KEYBOARD : { ...stored, ...tabSettings } };
  }
  return cached.saved;
}

/** Saves a change and notifies other tabs; merges with changes they have made in the meantime. */
export function saveKeyboard(change: Partial<SavedKeyboard>): void {
  const saved = { ...readSavedKeyboard(), ...change };
  const text = JSON.stringify(saved);
  tabSettings = getTabSettings(saved);
  tab.write(KEYBOARD_KEY, JSON.stringify(tabSettings));
  isKept = browser.write(KEYBOARD_KEY, text);
  cached = { text, saved };
  changes.emit();
}

export const useSavedKeyboard = (): SavedKeyboard =>
  useBrowserStore(changes.subscribe, readSavedKeyboard, () => DEFAULT_KEYBOARD);

/** False while changes last only until the page is closed, as when storage is blocked or full. */
export const useIsKeyboardKept = (): boolean =>
  useBrowserStore(
    changes.subscribe,
    () => isKept,
    () => true,
  );
