/** Listeners for changes of stored data, in this page or another tab. */
export function createChangeListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Notifies this page; other tabs receive the `storage` event. */
    emit(): void {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      addEventListener('storage', listener);
      // A page restored from the back/forward cache has missed `storage` events.
      addEventListener('pageshow', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
        removeEventListener('pageshow', listener);
      };
    },
  };
}
