import { findNextAction, findReplacement, isNowhere, listSurroundings } from './focus-places';

/**
 * Watches a dialog: when the control that has the focus leaves it, the next item of its list or the
 * control that takes its place has the focus.
 */
export function retainFocus(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  let focused: Element | null = null;
  let surroundings: readonly Element[] = [];
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = target;
    surroundings = listSurroundings(target);
  };
  const observer = new MutationObserver((changes) => {
    if (focused === null || focused.isConnected || !isNowhere(document.activeElement)) return;
    const next = findNextAction(focused, changes) ?? findReplacement(focused, surroundings);
    if (next instanceof HTMLElement) next.focus();
  });
  element.addEventListener('focusin', onFocus);
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', onFocus);
  };
}
