/** Texts by key, in a storage of the browser or, where that is closed or full, in the page's own memory. */
export function storeIn(storage: () => Storage) {
  const ofThisPage = new Map<string, string>();
  return {
    toText(key: string): string | null {
      const text = ofThisPage.get(key);
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
        ofThisPage.delete(key);
      } catch {
        ofThisPage.set(key, text);
      }
    },
    drop(key: string): void {
      ofThisPage.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Closed storage holds nothing that could be dropped.
      }
    },
  };
}
