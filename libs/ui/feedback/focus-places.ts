import { backdropClasses } from '@mui/material/Backdrop';
import { modalClasses } from '@mui/material/Modal';
import { CONTROLS } from '../buttons/SubmitButton/second-press';

/** What a dialog or menu focuses when nothing inside has the focus; nobody can see that. */
const CONTAINER = `.${modalClasses.root} > [tabindex="-1"]`;

export const findContainer = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>(CONTAINER);

/** Whether a press is on what only covers the page: a backdrop, or a dialog that is closing. */
export const isOnCover = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.matches(`.${modalClasses.root}`) || target.closest(`.${backdropClasses.root}`) !== null);

/** Whether the control can have the focus. */
export const isUsable = (control: Element): boolean => control.isConnected && !control.matches(':disabled');

export const isInModal = (element: Element): boolean => element.closest(`.${modalClasses.root}`) !== null;

/** Whether the control can have the focus, and no open dialog keeps it. */
export const isReachable = (control: Element): boolean =>
  isUsable(control) && (isInModal(control) || document.querySelector('[aria-modal="true"]') === null);

/** Whether the keyboard has no place. */
export const isNowhere = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches(CONTAINER);

/** Items of the lists on pages for staff. */
const ITEM = 'article, li, tr';

const findAction = (item: Element): HTMLElement | undefined => {
  const controls = [...item.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);
  return controls.find((control) => control.matches('button')) ?? controls[0];
};

/** Siblings of a node in one direction, the nearest first. */
function listSiblings(node: Node | null, direction: 'nextSibling' | 'previousSibling'): Element[] {
  if (node === null) return [];
  const others = listSiblings(node[direction], direction);
  return node instanceof Element ? [node, ...others] : others;
}

/**
 * What gets the focus when the item of a list around the control has left it: the first button of the item that took its
 * place, of the next one, or of the one before if it was the last. Undefined when no item has left, or there is no other.
 */
export function findNextAction(
  control: Element,
  changes: readonly MutationRecord[],
): HTMLElement | undefined {
  const isItem = (node: Node) => node instanceof Element && node.matches(ITEM) && node.contains(control);
  const removal = changes.find(({ removedNodes }) => [...removedNodes].some(isItem));
  if (removal === undefined) return undefined;
  const isInPlace = ({ target, nextSibling }: MutationRecord) =>
    target === removal.target && nextSibling === removal.nextSibling;
  const inPlace = changes.filter(isInPlace).flatMap(({ addedNodes }) => [...addedNodes]);
  const items = [
    ...inPlace.filter((node) => node instanceof Element),
    ...listSiblings(removal.nextSibling, 'nextSibling'),
    ...listSiblings(removal.previousSibling, 'previousSibling'),
  ];
  return items
    .filter((item) => item.isConnected && item.matches(ITEM))
    .map(findAction)
    .find((action) => action !== undefined);
}

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
