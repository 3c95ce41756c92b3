import { DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import type { StorageProblem } from '@paniscus/features/keyboard';
import { useBrowserStore } from '@paniscus/islands/browser';
import { onDatabaseClosed } from './database-closed';
import { getPage, subscribeToPage, updatePage } from './page-state';
import { readAgain, readOnce } from './read-stored';
import { retry, saveAgain } from './save-changes';
import { onSavedElsewhere } from './tab-messages';

/** Reads what is saved on this device, and from now on what other tabs save. */
export async function loadSavedKeyboard(): Promise<void> {
  onSavedElsewhere('keyboard', readAgain);
  onDatabaseClosed(saveAgain);
  addEventListener('online', retry);
  if (getPage().database === 'unused') return;
  try {
    await readOnce();
  } catch {
    updatePage({ database: 'unreadable' });
  }
}

export const readSavedKeyboard = (): SavedKeyboard => getPage().shown;

export const useSavedKeyboard = (): SavedKeyboard =>
  useBrowserStore(subscribeToPage, readSavedKeyboard, () => DEFAULT_KEYBOARD);

export function readStorageProblem(): StorageProblem | undefined {
  const { isRejected, database } = getPage();
  if (isRejected) return 'not-stored';
  return database === 'unreadable' ? 'not-read' : undefined;
}

export const useStorageProblem = (): StorageProblem | undefined =>
  useBrowserStore(subscribeToPage, readStorageProblem, () => undefined);
