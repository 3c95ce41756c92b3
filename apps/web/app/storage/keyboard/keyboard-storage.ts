import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import type { KeyboardChange, KeyboardStorage } from '@paniscus/features/keyboard';
import { onDatabaseClosed, openKeyboardDatabase } from './keyboard-database';
import { putFields, readFields, startWriting } from './keyboard-schema';
import type { KeyboardStores } from './keyboard-schema';
import { askToPersist } from './persistence';
import { parseStoredFields } from './stored-fields';
import { announceSaved } from './tab-messages';

type WebKeyboardStorage = KeyboardStorage & {
  loadKeyboard: () => Promise<Partial<SavedKeyboard>>;
  /** Calls the listener after the browser has closed the database, as when it removes what the site has saved. */
  onClosed: (listener: () => void) => void;
};

const putSource = ({ sources }: KeyboardStores, source: KeyboardChange['source']): Promise<unknown>[] => {
  if (source === undefined) return [];
  return [source === null ? sources.delete('delta') : sources.put(source, 'delta')];
};

const clearAll = ({ fields, words, boards, sources }: KeyboardStores): Promise<unknown>[] =>
  [fields, words, boards, sources].map((store) => store.clear());

async function write(change: KeyboardChange, prepare: (stores: KeyboardStores) => Promise<unknown>[]) {
  const { keyboard = {}, words = [], removedWords = [], boards = [], removedBoards = [], source } = change;
  const stores = startWriting(await openKeyboardDatabase());
  await stores.finish([
    ...prepare(stores),
    ...putFields(stores, keyboard),
    ...putSource(stores, source),
    ...words.map((word) => stores.words.put(word)),
    ...removedWords.map((key) => stores.words.delete(key)),
    ...boards.map((board) => stores.boards.put(board)),
    ...removedBoards.map((id) => stores.boards.delete(id)),
  ]);
  announceSaved(change);
  askToPersist(change);
}

/** Everything that the keyboard saves, on this device only. */
export const keyboardStorage: WebKeyboardStorage = {
  async loadKeyboard() {
    const database = await openKeyboardDatabase();
    return parseStoredFields(await readFields(database.transaction('fields').store));
  },
  loadWords: async () => (await openKeyboardDatabase()).getAll('words'),
  async loadBoards() {
    const boards = await (await openKeyboardDatabase()).getAll('boards');
    return boards.sort((one, other) => one.name.localeCompare(other.name));
  },
  loadSource: async () => (await openKeyboardDatabase()).get('sources', 'delta'),
  save: (change) => write(change, () => []),
  replaceAll: ({ source = null, ...backup }) => write({ ...backup, source }, clearAll),
  onClosed: onDatabaseClosed,
};
