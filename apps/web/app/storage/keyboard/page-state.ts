import { DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import { createBrowserStore } from '../browser-store';
import { KEYBOARD_KEY } from '../storage-keys';
import { NO_ENTRIES } from './stored-entries';
import type { StoredEntries } from './stored-entries';
import {
  hasLocalFields,
  mirrorFields,
  parseFields,
  parseRecord,
  pickFields,
  readLocalFields,
  TAB_FIELDS,
} from './stored-fields';

const tab = createBrowserStore(() => sessionStorage);
const listeners = new Set<() => void>();

type PageState = {
  saved: SavedKeyboard;
  /** Board, opened custom boards, sound set and sentence of this tab, as far as they are known. */
  ofTab: Partial<SavedKeyboard>;
  /** Changes that are not in the database yet. */
  unsaved: StoredEntries;
  /** `unused` on a first visit: the database is opened with the first change. */
  database: 'unread' | 'unused' | 'read' | 'unreadable';
  /** Whether the database has rejected the latest changes. */
  isRejected: boolean;
  /** What the page shows; stable, as `useSyncExternalStore` needs it. */
  shown: SavedKeyboard;
};

let page: PageState | undefined;

/** Delta would be shown empty until it has been read. */
const getShown = ({ saved, database }: Pick<PageState, 'saved' | 'database'>): SavedKeyboard =>
  database === 'unread' && saved.board === 'delta'
    ? { ...saved, board: DEFAULT_KEYBOARD.board, path: [] }
    : saved;

/** What can be read at once: the settings, and what belongs to this tab. */
function startPage(): PageState {
  const tabFields = pickFields(parseRecord(tab.read(KEYBOARD_KEY)), TAB_FIELDS);
  // A first visit keeps the object that hydration starts with, so that nothing renders twice.
  const isFirstVisit = !hasLocalFields() && Object.keys(tabFields).length === 0;
  const saved = isFirstVisit ? DEFAULT_KEYBOARD : parseFields({ ...readLocalFields(), ...tabFields });
  const ofTab = pickFields(saved, isFirstVisit ? TAB_FIELDS : Object.keys(tabFields));
  const database = isFirstVisit ? 'unused' : 'unread';
  return {
    saved,
    ofTab,
    unsaved: NO_ENTRIES,
    database,
    isRejected: false,
    shown: getShown({ saved, database }),
  };
}

export const getPage = (): PageState => (page ??= startPage());

export function updatePage(change: Partial<Omit<PageState, 'shown'>>): void {
  const next = { ...getPage(), ...change };
  page = { ...next, shown: getShown(next) };
  for (const listener of listeners) listener();
}

/** Changes what the page shows, and what is stored for its reload; the database follows. */
export function changeSaved(change: Partial<SavedKeyboard>): void {
  const { saved, ofTab } = getPage();
  const next = { ...saved, ...change };
  const nextOfTab = { ...ofTab, ...pickFields(change, TAB_FIELDS) };
  tab.write(KEYBOARD_KEY, JSON.stringify(nextOfTab));
  mirrorFields(next);
  updatePage({ saved: next, ofTab: nextOfTab });
}

/** Returns the unsubscribe function. */
export function subscribeToPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
