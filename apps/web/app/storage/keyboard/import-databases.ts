import type { BoardSource, OwnBoard, OwnWord } from '@paniscus/domain/keyboard';
import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { startWriting } from './keyboard-schema';
import type { KeyboardDatabase } from './keyboard-schema';

/** Earlier versions of the page had a database for each kind; the first one had all words in one entry. */
interface EarlierSchema extends DBSchema {
  words: { key: string; value: OwnWord };
  boards: { key: string; value: OwnBoard };
  keyval: { key: string; value: OwnWord[] | BoardSource };
}

type EarlierDatabase = IDBPDatabase<EarlierSchema>;

const EARLIER = [
  { database: 'keyboard-words', store: 'words' },
  { database: 'keyboard-boards', store: 'boards' },
  { database: 'keyval-store', store: 'keyval' },
] as const;

type EarlierStore = (typeof EARLIER)[number]['store'];

/** Opens a database without creating it. */
async function openExisting(name: string): Promise<EarlierDatabase | undefined> {
  try {
    return await openDB<EarlierSchema>(name, undefined, {
      upgrade(_created, _from, _to, transaction) {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch {
    return undefined;
  }
}

type Content = { words?: readonly OwnWord[]; boards?: readonly OwnBoard[]; source?: BoardSource };

async function readContent(earlier: EarlierDatabase, store: EarlierStore): Promise<Content> {
  if (store === 'words') return { words: await earlier.getAll('words') };
  if (store === 'boards') return { boards: await earlier.getAll('boards') };
  const values = await earlier.getAll('keyval');
  return {
    words: values.filter((value) => Array.isArray(value)).flat(),
    source: values.find((value): value is BoardSource => !Array.isArray(value)),
  };
}

/** Adds what the database does not have; what it has is newer. */
async function addMissing(
  database: KeyboardDatabase,
  { words = [], boards = [], source }: Content,
): Promise<void> {
  const stores = startWriting(database);
  const [keys, ids, sourceCount] = await Promise.all([
    stores.words.getAllKeys(),
    stores.boards.getAllKeys(),
    stores.sources.count(),
  ]);
  await stores.finish([
    ...words.filter(({ key }) => !keys.includes(key)).map((word) => stores.words.put(word)),
    ...boards.filter(({ id }) => !ids.includes(id)).map((board) => stores.boards.put(board)),
    ...(source === undefined || sourceCount > 0 ? [] : [stores.sources.put(source, 'delta')]),
  ]);
}

async function importDatabase(database: KeyboardDatabase, name: string, store: EarlierStore): Promise<void> {
  const earlier = await openExisting(name);
  if (earlier === undefined) return;
  try {
    const keys = await earlier.getAllKeys(store);
    await addMissing(database, await readContent(earlier, store));
    const transaction = earlier.transaction(store, 'readwrite');
    await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
    // Only once it was found empty: an earlier version of the page, in another tab, may still add to it.
    if (keys.length === 0) void deleteDB(name);
  } finally {
    earlier.close();
  }
}

/**
 * Moves the words and boards that earlier versions of the page have saved. They are removed there only after they have
 * been saved here, so that nothing is lost when this is interrupted, and may be imported twice.
 */
export async function importEarlierDatabases(database: KeyboardDatabase): Promise<void> {
  const existing = 'databases' in indexedDB ? await indexedDB.databases() : undefined;
  for (const earlier of EARLIER)
    if (existing === undefined || existing.some(({ name }) => name === earlier.database))
      await importDatabase(database, earlier.database, earlier.store);
}
