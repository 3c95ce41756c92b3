import { useBrowserStore } from '@paniscus/islands/browser';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  // The first script of the page, which records the offer, listens before this one.
  addEventListener('beforeinstallprompt', onChange);
  addEventListener('appinstalled', forgetOffer);
  return () => {
    listeners.delete(onChange);
    removeEventListener('beforeinstallprompt', onChange);
    removeEventListener('appinstalled', forgetOffer);
  };
}

function forgetOffer(): void {
  window.installOffer = undefined;
  for (const listener of listeners) listener();
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
