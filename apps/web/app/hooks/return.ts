import { useEffect, useEffectEvent } from 'react';

/** Called when the browser shows this page again as it was left, as after Back from the page that followed. */
export function useReturn(onReturn: () => void): void {
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onShow(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);
}
