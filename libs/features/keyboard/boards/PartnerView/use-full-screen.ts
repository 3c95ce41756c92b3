import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Whether the page fills the screen, and the switch for it; `undefined` where the browser cannot, as on iPhones. */
export function useFullScreen(): { isOn: boolean; toggle: () => void } | undefined {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return undefined;
  return {
    isOn,
    toggle() {
      // Rejects when the browser does not allow it right now; then the page stays as it is.
      const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      change.catch(() => undefined);
    },
  };
}
