import { TAB_FIELDS } from './stored-fields';

const CHANNEL = 'keyboard';

/** What another tab has saved: values of the keyboard, or own words and boards. */
type SavedPart = 'keyboard' | 'words';

let shared: BroadcastChannel | undefined;

/** One channel for the page: it does not receive what the page itself sends. */
const openChannel = (): BroadcastChannel | undefined =>
  'BroadcastChannel' in globalThis ? (shared ??= new BroadcastChannel(CHANNEL)) : undefined;

/** Calls the listener after another tab has saved this part. Returns the unsubscribe function. */
export function onSavedElsewhere(part: SavedPart, listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent<readonly SavedPart[]>) => {
    if (data.includes(part)) listener();
  };
  const channel = openChannel();
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}

/** Tells the other tabs what was saved, unless it belongs to this tab. */
export function announceSaved({ keyboard = {}, ...own }: object & { keyboard?: object }): void {
  const isShared = Object.keys(keyboard).some((name) => !TAB_FIELDS.includes(name));
  const parts: readonly SavedPart[] = [
    ...(isShared ? (['keyboard'] as const) : []),
    ...(Object.keys(own).length > 0 ? (['words'] as const) : []),
  ];
  if (parts.length > 0) openChannel()?.postMessage(parts);
}
