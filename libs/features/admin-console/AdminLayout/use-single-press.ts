import { buttonClasses } from '@mui/material/Button';
import { isSecondPress } from '@paniscus/ui';
import { useEffect } from 'react';

/**
 * What sends or changes something. The buttons of toolbars, which are pressed repeatedly, are icons, and the others that are
 * pressed repeatedly have `data-repeatable`.
 */
const ACTIONS = `.${buttonClasses.root}:not([data-repeatable]), [role="menuitem"]`;

/** Ignores the second press of a double press, by mouse or key, on a button that acts. */
export function useSinglePress(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isSecondPress(event) || !(event.target instanceof Element)) return;
      if (event.target.closest(ACTIONS) === null) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, []);
}
