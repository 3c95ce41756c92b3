/** String store backed by browser storage, or by the page's memory when storage is blocked or full. */
export function createBrowserStore(storage: () => Storage) {
  const memory = new Map<string, string>();
  return {
    read(key: string): string | null {
      const text = memory.get(key);
      if (text !== undefined) return text;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Returns whether the next page can read the text. */
    write(key: string, text: string): boolean {
      try {
        storage().setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
    remove(key: string): void {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Blocked storage has nothing to remove.
      }
    },
  };
}
