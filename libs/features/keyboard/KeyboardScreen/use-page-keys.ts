import { useEffect, useEffectEvent } from 'react';
import type { KeyboardActions } from '../keyboard.types';
import { usesKeys } from '../uses-keys';

/** Keys of a physical keyboard that work anywhere on the page: Backspace, and . for Period. */
export function usePageKeys(actions: KeyboardActions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (usesKeys(event) || (event.key !== 'Backspace' && event.key !== '.')) return;
    event.preventDefault();
    if (event.key === 'Backspace') actions.backspace();
    else if (!event.repeat) actions.period();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
