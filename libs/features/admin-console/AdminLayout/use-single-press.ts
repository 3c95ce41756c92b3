import { buttonClasses } from '@mui/material/Button';
import { isSecondPress } from '@paniscus/ui';
import { useEffect } from 'react';

/** What sends or changes something; the buttons of toolbars, which are pressed repeatedly, are icons. */
const ACTIONS = `.${buttonClasses.root}, [role="menuitem"]`;

/** Ignores the second press of a double press, by mouse or key, on buttons with a label and on items of menus. */
export function useSinglePress(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const action = event.target instanceof Element ? event.target.closest(ACTIONS) : null;
      if (action === null || !isSecondPress(action, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, []);
}
