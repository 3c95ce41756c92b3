import { mergeKeyboards } from '@paniscus/domain/keyboard';
import type { keyboardStorage } from './keyboard-storage';
import { getPage, updatePage } from './page-state';
import { pickFields, TAB_FIELDS } from './stored-fields';

let loaded: typeof keyboardStorage | undefined;

export async function loadStorage() {
  loaded ??= (await import('./keyboard-storage')).keyboardStorage;
  return loaded;
}

/** Reads the database; what this tab has changed counts, and before the first time, nothing that is stored is dropped. */
async function readStored(): Promise<void> {
  const storage = await loadStorage();
  const stored = await storage.loadKeyboard();
  const { saved, ofTab, unsaved, database } = getPage();
  const before = { ...saved, ...stored };
  const joined =
    database === 'read' ? { ...before, ...unsaved.fields } : mergeKeyboards(unsaved.fields, before);
  const next = Object.keys(stored).length === 0 ? saved : { ...joined, ...ofTab };
  updatePage({
    saved: next,
    ofTab: pickFields(next, TAB_FIELDS),
    unsaved: { ...unsaved, fields: pickFields(next, Object.keys(unsaved.fields)) },
    database: 'read',
  });
}

let reading: Promise<void> | undefined;

/** Reads the database unless that has been done. Rejects when it cannot be read; the next use tries again. */
export async function readOnce(): Promise<void> {
  if (getPage().database === 'read') return;
  reading ??= readStored();
  try {
    await reading;
  } catch (error) {
    reading = undefined;
    throw error;
  }
}

/** What the page shows stays when the database cannot be read again. */
export const readAgain = (): void => void readStored().catch(() => undefined);
