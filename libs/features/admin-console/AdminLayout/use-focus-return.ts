import {
  findNextAction,
  findReplacement,
  getControl,
  isInModal,
  isNowhere,
  isOnCover,
  isReachable,
  isUsable,
  listSurroundings,
} from '@paniscus/ui';
import { useEffect } from 'react';

/**
 * Keeps the keyboard's place when the focused control is disabled or removed, as during and after an action. The control
 * gets the focus again once it is enabled; meanwhile, and when it is gone, `main` has it. When the item of a list around it
 * has left the list, the next item gets it, also when that was decided in a menu or dialog that the item has opened; in a
 * dialog that stays open, the control that takes its place.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let surroundings: readonly Element[] = [];
    let standIn: Element | null = null;
    /** The last control of the page that had the focus, and what follows the item around it once that has left. */
    let opener: Element | null = null;
    let following: HTMLElement | undefined;
    /** Between the control that loses the focus and the one that gets it, nothing has it. */
    let isMoving = false;
    let moveTimer: ReturnType<typeof setTimeout> | undefined;
    const remember = (element: Element | null) => {
      if (element !== null && !isInModal(element)) {
        opener = element;
        following = undefined;
      }
      focused = element;
      surroundings = element === null ? [] : listSurroundings(element);
      standIn = null;
    };
    const restore = (changes: readonly MutationRecord[] = []) => {
      const { activeElement: active } = document;
      if (opener !== null && !opener.isConnected) following = findNextAction(opener, changes) ?? following;
      const isLost = isNowhere(active) || active === standIn || active === focused;
      if (focused === null || !isLost || isMoving) return;
      // Scrolled into view: it is another one than the person looked at.
      const next = focused.isConnected ? undefined : (findNextAction(focused, changes) ?? following);
      if (next !== undefined && isReachable(next)) return next.focus();
      const target = isUsable(focused) ? focused : findReplacement(focused, surroundings);
      if (!(target instanceof HTMLElement) || target === active) return;
      if (target !== focused) standIn = target;
      target.focus({ preventScroll: true });
    };
    const onFocusLeaving = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) return;
      isMoving = true;
      moveTimer = setTimeout(() => {
        isMoving = false;
        restore();
      });
    };
    const onFocus = ({ target }: FocusEvent) => {
      isMoving = false;
      const isMoved = target instanceof Element && target !== standIn;
      // A dialog takes the focus itself when the control inside is gone.
      const isTaken = focused !== null && !isUsable(focused) && isNowhere(document.activeElement);
      if (isTaken) restore();
      else if (isMoved) remember(target);
    };
    const onPress = (event: MouseEvent) => {
      // The second press of a double-click is often on what its first press has opened or closed.
      if (isOnCover(event.target)) event.preventDefault();
      // A press beside all controls takes the focus away on purpose.
      else remember(getControl(event.target));
    };
    // What had the focus before this ran.
    if (!isNowhere(document.activeElement)) remember(document.activeElement);
    const observer = new MutationObserver((changes) => restore(changes));
    observer.observe(document.body, { attributeFilter: ['disabled'], childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onFocusLeaving);
    document.addEventListener('mousedown', onPress);
    return () => {
      clearTimeout(moveTimer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onFocusLeaving);
      document.removeEventListener('mousedown', onPress);
    };
  }, []);
}
