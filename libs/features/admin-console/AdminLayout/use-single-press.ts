import { buttonClasses } from '@mui/material/Button';
import { useEffect } from 'react';

/** What sends or changes something; the buttons of toolbars, which are pressed repeatedly, are icons. */
const ACTIONS = `.${buttonClasses.root}, [role="menuitem"]`;

/** Ignores the second press of a double-click on buttons with a label and on items of menus. */
export function useSinglePress(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.detail < 2 || !(event.target instanceof Element) || event.target.closest(ACTIONS) === null)
        return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, []);
}
