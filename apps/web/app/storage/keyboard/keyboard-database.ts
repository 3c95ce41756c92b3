import { openDB } from 'idb';
import { announceClosed } from './database-closed';
import { importEarlierDatabases } from './import-databases';
import { importLocalStorage } from './import-local-storage';
import { createStores } from './keyboard-schema';
import type { KeyboardDatabase } from './keyboard-schema';

const KEYBOARD_DATABASE = 'keyboard';

let connection: Promise<KeyboardDatabase> | undefined;

const forgetConnection = () => {
  connection = undefined;
};

async function connect(): Promise<KeyboardDatabase> {
  const database: KeyboardDatabase = await openDB(KEYBOARD_DATABASE, 1, {
    upgrade: createStores,
    // A later version of the page, in another tab, waits until this one has closed it.
    blocking() {
      forgetConnection();
      database.close();
    },
    terminated() {
      forgetConnection();
      announceClosed();
    },
  });
  // What cannot be moved stays where it is until the next visit.
  await importEarlierDatabases(database).catch(() => undefined);
  await importLocalStorage(database).catch(() => undefined);
  return database;
}

/** The database of everything that the keyboard saves on this device, including what earlier versions have saved. */
export async function openKeyboardDatabase(): Promise<KeyboardDatabase> {
  connection ??= connect();
  try {
    return await connection;
  } catch (error) {
    // The next use tries again.
    forgetConnection();
    throw error;
  }
}
