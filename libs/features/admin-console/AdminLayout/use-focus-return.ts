import { useEffect } from 'react';

/**
 * Keeps the keyboard's place when the focused control is disabled or removed, as during and after an action: the control
 * gets the focus again once it is enabled, and `main` gets it when the control is gone. Dialogs look after their own focus.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let wasDisabled = false;
    const remember = (element: Element | null) => {
      focused = element;
      wasDisabled = false;
    };
    const onFocus = () => remember(document.activeElement);
    // A press beside all controls takes the focus away on purpose.
    const onPress = () => remember(null);
    const restore = () => {
      if (focused?.matches(':disabled') === true) {
        wasDisabled = true;
        return;
      }
      if (document.activeElement !== document.body || document.querySelector('[aria-modal="true"]') !== null)
        return;
      if (focused?.isConnected === false)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      else if (wasDisabled && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { attributeFilter: ['disabled'], childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
}
