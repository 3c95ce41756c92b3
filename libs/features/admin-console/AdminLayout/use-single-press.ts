import { backdropClasses } from '@mui/material/Backdrop';
import { buttonClasses } from '@mui/material/Button';
import { dialogClasses } from '@mui/material/Dialog';
import { isSecondPress, watchPresses } from '@paniscus/ui';
import { useEffect } from 'react';

/** What sends or changes something; the buttons of toolbars, which are pressed repeatedly, are icons. */
const ACTIONS = `.${buttonClasses.root}, [role="menuitem"]`;

/** What surrounds a menu or dialog, and closes it. */
const SURROUNDINGS = `.${backdropClasses.root}, .${dialogClasses.container}`;

const acts = (target: Element) => target.closest(ACTIONS) !== null || target.matches(SURROUNDINGS);

/** Ignores the second press of a double press, by mouse or key, on what acts. */
export function useSinglePress(): void {
  useEffect(() => {
    watchPresses();
    const onClick = (event: MouseEvent) => {
      if (!isSecondPress(event) || !(event.target instanceof Element) || !acts(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', onClick, { capture: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, []);
}
