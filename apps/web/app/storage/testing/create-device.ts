import type { KeyboardChange } from '@paniscus/features/keyboard';
import * as fakeIndexedDb from 'fake-indexeddb';
import { vi } from 'vitest';

type Texts = Map<string, string>;

const toStorage = (texts: Texts) => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
});

/** Delivers messages to the other tabs at once. */
function createChannelClass() {
  const channels = new Set<EventTarget>();
  return class extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }

    postMessage(data: unknown): void {
      for (const channel of channels)
        if (channel !== this) channel.dispatchEvent(new MessageEvent('message', { data }));
    }
  };
}

/** Declared with the class of a database instead of a database. */
const forceClose = fakeIndexedDb.forceCloseDatabase as unknown as (database: IDBDatabase) => void;

/** No object can be stored until the returned function is called. */
function failPut() {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The device is full.', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}

/** Transactions that write to this store fail, after their first object, until the returned function is called. */
function failTransactions(store: string) {
  const { put } = IDBObjectStore.prototype;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...entry
  ) {
    const request = put.apply(this, entry);
    // Fails, as the key exists now.
    return this.name === store ? this.add(...entry) : request;
  });
  return () => spy.mockRestore();
}

/** Stubs IndexedDB; returns a function that removes the databases while they are open. */
function stubIndexedDb() {
  for (const [name, value] of Object.entries(fakeIndexedDb))
    if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  const factory = new fakeIndexedDb.IDBFactory();
  const open = factory.open.bind(factory);
  const opened: IDBDatabase[] = [];
  factory.open = (...target) => {
    const request = open(...target);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  };
  vi.stubGlobal('indexedDB', factory);
  return () => {
    vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
    for (const database of opened) forceClose(database);
  };
}

/** A browser with storage that its tabs share. */
export function createDevice() {
  const removeDatabases = stubIndexedDb();
  vi.stubGlobal('BroadcastChannel', createChannelClass());
  const windows = new EventTarget();
  vi.stubGlobal('addEventListener', windows.addEventListener.bind(windows));
  const local: Texts = new Map();
  vi.stubGlobal('localStorage', toStorage(local));

  return {
    local,
    /** Simulates a tab by loading the modules again; a reloaded tab has the session of the earlier one. */
    async openTab(session: Texts = new Map()) {
      vi.stubGlobal('sessionStorage', toStorage(session));
      vi.resetModules();
      const { keyboardStorage } = await import('../keyboard/keyboard-storage');
      const { toEntries } = await import('../keyboard/stored-entries');
      const { ownContent } = await import('../keyboard/own-content');
      const { onDatabaseClosed } = await import('../keyboard/database-closed');
      const { loadSavedKeyboard, readSavedKeyboard, readStorageProblem } =
        await import('../keyboard/saved-keyboard');
      const { saveKeyboard } = await import('../keyboard/save-changes');
      return {
        session,
        storage: {
          ...keyboardStorage,
          save: (change: KeyboardChange) => keyboardStorage.save(toEntries(change)),
        },
        ownContent,
        loadSavedKeyboard,
        onDatabaseClosed,
        readSavedKeyboard,
        readStorageProblem,
        saveKeyboard,
      };
    },
    removeDatabases,
    fill: failPut,
    failTransactions,
    /** All tabs have a network again. */
    goOnline() {
      windows.dispatchEvent(new Event('online'));
    },
    /** As in a browser without IndexedDB. */
    blockDatabase() {
      vi.stubGlobal('indexedDB', undefined);
    },
  };
}

export type Device = ReturnType<typeof createDevice>;
