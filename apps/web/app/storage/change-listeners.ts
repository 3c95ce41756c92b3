/** Listeners for changes of stored data, in this page or another tab. */
export function createChangeListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Tells this page; the other tabs hear of it by the storage. */
    emit(): void {
      for (const listener of listeners) listener();
    },
    /** For `useSyncExternalStore`; answers the function that ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      addEventListener('storage', listener);
      // A page that comes back from the browser's memory has heard of nothing meanwhile.
      addEventListener('pageshow', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
        removeEventListener('pageshow', listener);
      };
    },
  };
}
