/** String store backed by browser storage, or by the page's memory when storage is blocked or full. */
export function storeIn(storage: () => Storage) {
  const pageInstance = new Map<string, string>();
  return {
    toText(key: string): string | null {
      const text = pageInstance.get(key);
      if (text !== undefined) return text;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, text: string): void {
      try {
        storage().setItem(key, text);
        pageInstance.delete(key);
      } catch {
        pageInstance.set(key, text);
      }
    },
    drop(key: string): void {
      pageInstance.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Blocked storage has nothing to remove.
      }
    },
  };
}
