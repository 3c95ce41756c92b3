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
    const forget = () => setOffer(undefined);
    addEventListener('beforeinstallprompt', deferPrompt);
    addEventListener('appinstalled', forget);
    return () => {
      removeEventListener('beforeinstallprompt', deferPrompt);
      removeEventListener('appinstalled', forget);
    };
  }, []);
  return offer && (() => void offer.prompt().finally(() => setOffer(undefined)));
}
