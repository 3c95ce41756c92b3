import { useBrowserStore } from '@paniscus/islands/browser';
import { createChangeListeners } from '../storage/change-listeners';

const changes = createChangeListeners();

function subscribe(onChange: () => void): () => void {
  const unsubscribe = changes.subscribe(onChange);
  // The first script of the page, which records the offer, listens before this one.
  addEventListener('beforeinstallprompt', onChange);
  addEventListener('appinstalled', forgetOffer);
  return () => {
    unsubscribe();
    removeEventListener('beforeinstallprompt', onChange);
    removeEventListener('appinstalled', forgetOffer);
  };
}

function forgetOffer(): void {
  window.installOffer = undefined;
  changes.emit();
}

/** Returns a function that installs the keyboard; `undefined` if the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  const offer = useBrowserStore(
    subscribe,
    () => window.installOffer,
    () => undefined,
  );
  return offer && (() => void offer.prompt().finally(forgetOffer));
}
