const listeners = new Set<() => void>();

/**
 * Calls the listener after the browser has closed the database, as when it removes what the site has saved. Returns the
 * unsubscribe function.
 */
export function onDatabaseClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceClosed(): void {
  for (const listener of listeners) listener();
}
