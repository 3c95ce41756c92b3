import type { StoredEntries } from './stored-entries';
import { TAB_FIELDS } from './stored-fields';

const CHANNEL = 'keyboard';

/** What another tab has saved: values of the keyboard, or custom words and boards. */
type SavedPart = 'keyboard' | 'words';

let shared: BroadcastChannel | undefined;

/** One channel for the page: it does not receive what the page itself sends. */
const openChannel = (): BroadcastChannel | undefined =>
  'BroadcastChannel' in globalThis ? (shared ??= new BroadcastChannel(CHANNEL)) : undefined;

/**
 * Calls the listener after another tab has saved this part, and in a page from the back/forward cache, which has missed
 * messages. Returns the unsubscribe function.
 */
export function onSavedElsewhere(part: SavedPart, listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent<readonly SavedPart[]>) => {
    if (data.includes(part)) listener();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  const channel = openChannel();
  channel?.addEventListener('message', onMessage);
  addEventListener('pageshow', onPageShow);
  return () => {
    channel?.removeEventListener('message', onMessage);
    removeEventListener('pageshow', onPageShow);
  };
}

const hasKeys = (entries: object) => Object.keys(entries).length > 0;

/** Tells the other tabs what was saved, unless it belongs to this tab. */
export function announceSaved({ fields, ...own }: StoredEntries): void {
  const isShared = Object.keys(fields).some((name) => !TAB_FIELDS.includes(name));
  const parts: readonly SavedPart[] = [
    ...(isShared ? (['keyboard'] as const) : []),
    ...(Object.values(own).some(hasKeys) ? (['words'] as const) : []),
  ];
  if (parts.length > 0) openChannel()?.postMessage(parts);
}
