import type { KeyboardChange } from '@paniscus/features/keyboard';
import { changeSaved, getPage, updatePage } from './page-state';
import { loadStorage, readAgain, readOnce } from './read-stored';
import { hasEntries, joinEntries, pickChanged, toEntries } from './stored-entries';

let saving: Promise<boolean> | undefined;

/** Saves all changes that are not in the database yet in one transaction. */
async function saveAll(): Promise<boolean> {
  try {
    await readOnce();
    const storage = await loadStorage();
    const { unsaved } = getPage();
    // Later changes are another transaction.
    saving = undefined;
    await storage.save(unsaved);
    updatePage({ unsaved: pickChanged(getPage().unsaved, unsaved), isRejected: false });
    return true;
  } catch {
    saving = undefined;
    updatePage({ isRejected: true });
    return false;
  }
}

/** Changes of one task are saved together, so that an interruption never saves a part of them. */
const saveUnsaved = (): Promise<boolean> => (saving ??= saveAll());

/**
 * Saves a change: in the page and in this tab at once, and then in the database, which other tabs read. False when the
 * database does not accept it: then it is saved with the next change, or when the browser is online again.
 */
export function saveKeyboard(change: KeyboardChange): Promise<boolean> {
  if (change.keyboard !== undefined) changeSaved(change.keyboard);
  updatePage({ unsaved: joinEntries(getPage().unsaved, toEntries(change)) });
  return saveUnsaved();
}

/** Tries again what has failed; offline, a part of the page may have been missing. */
export function retry(): void {
  const { unsaved, database } = getPage();
  if (hasEntries(unsaved)) void saveUnsaved();
  else if (database === 'unreadable') readAgain();
}

/** The browser has removed everything while the page was open: what the page shows is saved again. */
export const saveAgain = (): void => void saveKeyboard({ keyboard: getPage().saved });
