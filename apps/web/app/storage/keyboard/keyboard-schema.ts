import type {
  BoardSource,
  LexigramKey,
  OwnBoard,
  OwnBoardId,
  OwnWord,
  SavedKeyboard,
} from '@paniscus/domain/keyboard';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { StoredEntries } from './stored-entries';

type Field = keyof SavedKeyboard;

interface KeyboardSchema extends DBSchema {
  /** The saved keyboard, field by field, so that tabs that change different ones do not overwrite each other. */
  fields: { key: Field; value: SavedKeyboard[Field] };
  words: { key: LexigramKey; value: OwnWord };
  boards: { key: OwnBoardId; value: OwnBoard };
  /** The board that Delta was imported from. */
  sources: { key: 'delta'; value: BoardSource };
}

export type KeyboardDatabase = IDBPDatabase<KeyboardSchema>;

export function createStores(database: KeyboardDatabase): void {
  database.createObjectStore('fields');
  database.createObjectStore('words', { keyPath: 'key' });
  database.createObjectStore('boards', { keyPath: 'id' });
  database.createObjectStore('sources');
}

/** One transaction over everything: what is written in it is saved as a whole or not at all. */
export function startWriting(database: KeyboardDatabase) {
  const transaction = database.transaction(['fields', 'words', 'boards', 'sources'], 'readwrite');
  return {
    fields: transaction.objectStore('fields'),
    words: transaction.objectStore('words'),
    boards: transaction.objectStore('boards'),
    sources: transaction.objectStore('sources'),
    /** Waits for the requests; rejects when any of them failed. */
    async finish(requests: readonly Promise<unknown>[]): Promise<void> {
      // Also completes when the page is closed now.
      transaction.commit();
      await Promise.all([...requests, transaction.done]);
    },
  };
}

export type KeyboardStores = ReturnType<typeof startWriting>;

type FieldStore = { getAllKeys: () => Promise<Field[]>; getAll: () => Promise<SavedKeyboard[Field][]> };

export async function readFields(store: FieldStore): Promise<Readonly<Record<string, unknown>>> {
  const [names, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

export const putFields = (
  { fields }: Pick<KeyboardStores, 'fields'>,
  keyboard: Partial<SavedKeyboard>,
): Promise<unknown>[] => Object.entries(keyboard).map(([name, value]) => fields.put(value, name as Field));

/** Puts the entries, and deletes those that were removed. */
export const putEntries = (
  stores: KeyboardStores,
  { fields, words, boards, sources }: StoredEntries,
): Promise<unknown>[] => [
  ...putFields(stores, fields),
  ...Object.entries(words).map(([key, word]) =>
    word === null ? stores.words.delete(key) : stores.words.put(word),
  ),
  ...Object.entries(boards).map(([id, board]) =>
    board === null ? stores.boards.delete(id) : stores.boards.put(board),
  ),
  ...(sources.delta === undefined
    ? []
    : [sources.delta === null ? stores.sources.delete('delta') : stores.sources.put(sources.delta, 'delta')]),
];
