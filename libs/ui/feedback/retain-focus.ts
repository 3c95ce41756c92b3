import { findContainer, findNextAction, findReplacement, isNowhere, listSurroundings } from './focus-places';

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
  const container = findContainer(element);
  // A dialog above this one gives the focus back to a control that may have left meanwhile.
  const onNowhere = ({ target }: FocusEvent) => {
    if (focused === null || focused.isConnected || target !== container) return;
    const next = findReplacement(focused, surroundings);
    if (next instanceof HTMLElement) next.focus();
  };
  element.addEventListener('focusin', onFocus);
  container?.addEventListener('focusin', onNowhere);
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', onFocus);
    container?.removeEventListener('focusin', onNowhere);
  };
}
