import { keptKeyboardOf, USUAL_KEYBOARD } from '@paniscus/domain';
import type { KeptKeyboard } from '@paniscus/domain';
import { lexigramOf } from '@paniscus/lexigrams';
import { useSyncExternalStore } from 'react';
import { storeIn } from '../kept/browser-store';
import { createChangeListeners } from '../kept/change-listeners';

const STORAGE_KEY = 'keyboard';

const browser = storeIn(() => localStorage);
const changes = createChangeListeners();
const isKnown = (key: string) => lexigramOf(key) !== undefined;

/** What another tab shows and sounds like is its own affair; the rest is the same in all of them. */
let ofThisTab: Pick<KeptKeyboard, 'board' | 'set'> | undefined;
/** What was last read or written, so that it is the same object as long as it says the same. */
let known: { text: string; kept: KeptKeyboard } | undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As it is now, in this tab. */
export function keptNow(): KeptKeyboard {
  const text = browser.textOf(STORAGE_KEY) ?? '';
  if (known?.text !== text) {
    const stored = keptKeyboardOf(parsed(text), isKnown);
    ofThisTab ??= { board: stored.board, set: stored.set };
    known = { text, kept: { ...stored, ...ofThisTab } };
  }
  return known.kept;
}

/** Keeps what has changed for the next visit, and tells all other tabs; what they have changed meanwhile stays. */
export function keepKeyboard(change: Partial<KeptKeyboard>): void {
  const kept = { ...keptNow(), ...change };
  const text = JSON.stringify(kept);
  ofThisTab = { board: kept.board, set: kept.set };
  browser.write(STORAGE_KEY, text);
  known = { text, kept };
  changes.tell();
}

/** What this browser keeps of the keyboard; on the server, and where it keeps nothing, the usual one. */
export const useKeptKeyboard = (): KeptKeyboard =>
  useSyncExternalStore(changes.subscribe, keptNow, () => USUAL_KEYBOARD);
