function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Reads local storage; null if the key is missing or storage is blocked. */
export const readLocalStorage = (key: string): string | null => read(() => localStorage, key);

/** The same for session storage. */
export const readSessionStorage = (key: string): string | null => read(() => sessionStorage, key);
