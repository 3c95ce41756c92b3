import { useEffect, useEffectEvent } from 'react';

/** Called when the page is restored from the back/forward cache. */
export function usePageRestore(onRestore: () => void): void {
  const onPageShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onRestore();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onPageShow(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);
}
