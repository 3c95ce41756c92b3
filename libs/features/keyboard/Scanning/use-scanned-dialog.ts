import { useState, useSyncExternalStore } from 'react';
import { findTopDialog } from '../uses-keys';

/** Dialogs are added to the end of the page. */
function subscribeToDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** The dialog on top, which is all that is scanned. The one in which scanning was turned on is used as before. */
export function useScannedDialog(): Element | null {
  const [ownDialog] = useState(findTopDialog);
  const dialog = useSyncExternalStore(subscribeToDialogs, findTopDialog, () => null);
  return dialog === ownDialog ? null : dialog;
}
