const CHANNEL = 'keyboard-words';

let shared: BroadcastChannel | undefined;

/** One channel for the page: it does not receive what the page itself sends. */
const openChannel = (): BroadcastChannel | undefined =>
  'BroadcastChannel' in globalThis ? (shared ??= new BroadcastChannel(CHANNEL)) : undefined;

/** Calls the listener after another tab has saved own words or boards. Returns the unsubscribe function. */
export function onOwnWordsSaved(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}

/** Tells the other tabs that own words or boards were saved. */
export const announceOwnWords = (): void => openChannel()?.postMessage('saved');
