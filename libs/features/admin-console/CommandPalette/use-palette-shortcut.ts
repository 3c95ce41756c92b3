import { useEffect, useEffectEvent } from 'react';

/** Control+K or Command+K, unless the focused control uses it, as the text of a post does. */
export function usePaletteShortcut(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || event.ctrlKey === event.metaKey || event.defaultPrevented) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
