/** `beforeinstallprompt` event (Chromium); other browsers offer installation in a menu. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

declare global {
  interface Window {
    /** The browser's offer to install the page, which it makes once, often before hydration. */
    installOffer?: InstallOffer;
  }
}

/** Keeps the browser's offer, so that the page makes it where it explains what is installed. */
export function recordInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event as InstallOffer;
  });
}
