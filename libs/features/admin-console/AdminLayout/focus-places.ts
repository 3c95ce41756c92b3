import { backdropClasses } from '@mui/material/Backdrop';
import { modalClasses } from '@mui/material/Modal';
import { CONTROLS } from '@paniscus/ui';

/** What a dialog or menu focuses when nothing inside has the focus; nobody can see that. */
const CONTAINER = `.${modalClasses.root} > [tabindex="-1"]`;

/** The control that a press is on, if any. */
export const getControl = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROLS) : null;

/** Whether a press is on what only covers the page: a backdrop, or a dialog that is closing. */
export const isOnCover = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.matches(`.${modalClasses.root}`) || target.closest(`.${backdropClasses.root}`) !== null);

/** Whether the control can have the focus. */
export const isUsable = (control: Element): boolean => control.isConnected && !control.matches(':disabled');

/** Whether the keyboard has no place. */
export const isNowhere = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches(CONTAINER);

/** All elements around one, from the inside out. */
export function listSurroundings(element: Element): Element[] {
  const { parentElement: parent } = element;
  return parent === null ? [] : [parent, ...listSurroundings(parent)];
}

/**
 * What gets the focus instead of a control that cannot have it: `main`, or in a dialog the first control around the place
 * of one that is gone. One that is disabled in a dialog has no replacement, because a second press would be on another.
 */
export function findReplacement(control: Element, surroundings: readonly Element[]): Element | null {
  const modal = surroundings.find((element) => element.isConnected)?.closest(`.${modalClasses.root}`);
  if (modal === undefined || modal === null) {
    const isBehindDialog = document.querySelector('[aria-modal="true"]') !== null;
    return isBehindDialog ? null : document.querySelector('main');
  }
  if (control.isConnected) return null;
  const nearest = surroundings
    .filter((element) => modal.contains(element))
    .map((element) => [...element.querySelectorAll(CONTROLS)].find(isUsable));
  return nearest.find((found) => found !== undefined) ?? null;
}
