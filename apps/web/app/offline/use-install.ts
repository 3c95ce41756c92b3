import { useEffect, useState } from 'react';

/** `beforeinstallprompt` event (Chromium); other browsers offer installation in a menu. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** Returns a function that installs the keyboard; `undefined` if the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  const [offer, setOffer] = useState<InstallOffer>();
  useEffect(() => {
    const deferPrompt = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const clearOffer = () => setOffer(undefined);
    addEventListener('beforeinstallprompt', deferPrompt);
    addEventListener('appinstalled', clearOffer);
    return () => {
      removeEventListener('beforeinstallprompt', deferPrompt);
      removeEventListener('appinstalled', clearOffer);
    };
  }, []);
  return offer && (() => void offer.prompt().finally(() => setOffer(undefined)));
}
