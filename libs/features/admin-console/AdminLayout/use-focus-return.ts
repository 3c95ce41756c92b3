import { useEffect } from 'react';
import {
  findReplacement,
  getControl,
  isNowhere,
  isOnCover,
  isUsable,
  listSurroundings,
} from './focus-places';

/**
 * Keeps the keyboard's place when the focused control is disabled or removed, as during and after an action. The control
 * gets the focus again once it is enabled; meanwhile, and when it is gone, `main` has it. In a dialog that stays open, the
 * control that takes the place of the removed one gets it.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let surroundings: readonly Element[] = [];
    let standIn: Element | null = null;
    const remember = (element: Element | null) => {
      focused = element;
      surroundings = element === null ? [] : listSurroundings(element);
      standIn = null;
    };
    const restore = () => {
      const { activeElement: active } = document;
      const isLost = isNowhere(active) || active === standIn || active === focused;
      if (focused === null || !isLost) return;
      const target = isUsable(focused) ? focused : findReplacement(focused, surroundings);
      if (!(target instanceof HTMLElement) || target === active) return;
      if (target !== focused) standIn = target;
      target.focus({ preventScroll: true });
    };
    const onFocus = ({ target }: FocusEvent) => {
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
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { attributeFilter: ['disabled'], childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('mousedown', onPress);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('mousedown', onPress);
    };
  }, []);
}
