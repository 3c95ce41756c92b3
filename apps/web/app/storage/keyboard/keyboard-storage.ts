import type { BoardSource, OwnBoard, OwnWord, SavedKeyboard } from '@paniscus/domain/keyboard';
import type { KeyboardBackup } from '@paniscus/features/keyboard';
import { openKeyboardDatabase } from './keyboard-database';
import { putEntries, readFields, startWriting } from './keyboard-schema';
import type { KeyboardStores } from './keyboard-schema';
import { askToPersist } from './persistence';
import { toEntries } from './stored-entries';
import type { StoredEntries } from './stored-entries';
import { parseStoredFields } from './stored-fields';
import { announceSaved } from './tab-messages';

const clearAll = ({ fields, words, boards, sources }: KeyboardStores): Promise<unknown>[] =>
  [fields, words, boards, sources].map((store) => store.clear());

async function write(entries: StoredEntries, prepare: (stores: KeyboardStores) => Promise<unknown>[]) {
  const stores = startWriting(await openKeyboardDatabase());
  await stores.finish([...prepare(stores), ...putEntries(stores, entries)]);
  announceSaved(entries);
  askToPersist(entries);
}

/** The database of everything that the keyboard saves, on this device only. Writing is one transaction. */
export const keyboardStorage = {
  async loadKeyboard(): Promise<Partial<SavedKeyboard>> {
    const database = await openKeyboardDatabase();
    return parseStoredFields(await readFields(database.transaction('fields').store));
  },
  /** Custom words and custom boards, as they were at one time. */
  async loadOwnWords(): Promise<{ words: OwnWord[]; boards: OwnBoard[] }> {
    const transaction = (await openKeyboardDatabase()).transaction(['words', 'boards']);
    const [words, boards] = await Promise.all([
      transaction.objectStore('words').getAll(),
      transaction.objectStore('boards').getAll(),
    ]);
    return { words, boards };
  },
  /** The board that Delta was imported from, if any. */
  loadSource: async (): Promise<BoardSource | undefined> =>
    (await openKeyboardDatabase()).get('sources', 'delta'),
  save: (entries: StoredEntries): Promise<void> => write(entries, () => []),
  replaceAll: (backup: KeyboardBackup): Promise<void> => write(toEntries(backup), clearAll),
};
