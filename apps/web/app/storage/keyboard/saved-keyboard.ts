import { parseSavedKeyboard, USUAL_KEYBOARD } from '@paniscus/domain/keyboard';
import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { useSyncExternalStore } from 'react';
import { storeIn } from '../browser-store';
import { createChangeListeners } from '../change-listeners';

const STORAGE_KEY = 'keyboard';

const browser = storeIn(() => localStorage);
const changes = createChangeListeners();
const isKnown = (key: string) => findLexigram(key) !== undefined;

/** Board and sound set are per tab; everything else is shared. */
let tabInstance: Pick<SavedKeyboard, 'board' | 'set'> | undefined;
/** Cache that gives `useSyncExternalStore` a stable reference. */
let known: { text: string; saved: SavedKeyboard } | undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readSavedKeyboard(): SavedKeyboard {
  const text = browser.toText(STORAGE_KEY) ?? '';
  if (known?.text !== text) {
    const stored = parseSavedKeyboard(parsed(text), isKnown);
    tabInstance ??= { board: stored.board, set: stored.set };
    known = { text, saved: { ...stored, ...tabInstance } };
  }
  return known.saved;
}

/** Saves a change and notifies other tabs; merges with changes they have made in the meantime. */
export function saveKeyboard(change: Partial<SavedKeyboard>): void {
  const saved = { ...readSavedKeyboard(), ...change };
  const text = JSON.stringify(saved);
  tabInstance = { board: saved.board, set: saved.set };
  browser.write(STORAGE_KEY, text);
  known = { text, saved };
  changes.emit();
}

export const useSavedKeyboard = (): SavedKeyboard =>
  useSyncExternalStore(changes.subscribe, readSavedKeyboard, () => USUAL_KEYBOARD);
