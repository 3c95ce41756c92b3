import { parseSavedKeyboard, USUAL_KEYBOARD } from '@paniscus/domain';
import type { SavedKeyboard } from '@paniscus/domain';
import { findLexigram } from '@paniscus/lexigrams';
import { useSyncExternalStore } from 'react';
import { storeIn } from '../browser-store';
import { createChangeListeners } from '../change-listeners';

const STORAGE_KEY = 'keyboard';

const browser = storeIn(() => localStorage);
const changes = createChangeListeners();
const isKnown = (key: string) => findLexigram(key) !== undefined;

/** What another tab shows and sounds like is its own affair; the rest is the same in all of them. */
let tabInstance: Pick<SavedKeyboard, 'board' | 'set'> | undefined;
/** What was last read or written, so that it is the same object as long as it says the same. */
let known: { text: string; saved: SavedKeyboard } | undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As it is now, in this tab. */
export function readSavedKeyboard(): SavedKeyboard {
  const text = browser.toText(STORAGE_KEY) ?? '';
  if (known?.text !== text) {
    const stored = parseSavedKeyboard(parsed(text), isKnown);
    tabInstance ??= { board: stored.board, set: stored.set };
    known = { text, saved: { ...stored, ...tabInstance } };
  }
  return known.saved;
}

/** Keeps what has changed for the next visit, and tells all other tabs; what they have changed meanwhile stays. */
export function saveKeyboard(change: Partial<SavedKeyboard>): void {
  const saved = { ...readSavedKeyboard(), ...change };
  const text = JSON.stringify(saved);
  tabInstance = { board: saved.board, set: saved.set };
  browser.write(STORAGE_KEY, text);
  known = { text, saved };
  changes.emit();
}

/** What this browser keeps of the keyboard; on the server, and where it keeps nothing, the usual one. */
export const useSavedKeyboard = (): SavedKeyboard =>
  useSyncExternalStore(changes.subscribe, readSavedKeyboard, () => USUAL_KEYBOARD);
