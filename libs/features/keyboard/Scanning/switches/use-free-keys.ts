import { useEffect, useRef } from 'react';

const TYPING_FIELD = 'textarea, input:not([type="radio"], [type="checkbox"], [type="range"])';

/**
 * Takes the focus from text fields that focus themselves after a choice, such as the search in a dialog: they would take
 * the keys of the switches. Returns a function that is called for each press of a switch.
 */
export function useFreeKeys(): () => void {
  const isBySwitch = useRef(false);
  useEffect(() => {
    const cleanup = new AbortController();
    const options = { capture: true, signal: cleanup.signal };
    const onOtherInput = () => {
      isBySwitch.current = false;
    };
    window.addEventListener('pointerdown', onOtherInput, options);
    window.addEventListener('keydown', ({ key }) => key === 'Tab' && onOtherInput(), options);
    window.addEventListener(
      'focusin',
      ({ target }) => {
        if (isBySwitch.current && target instanceof HTMLElement && target.matches(TYPING_FIELD))
          target.blur();
      },
      options,
    );
    return () => cleanup.abort();
  }, []);
  return () => {
    isBySwitch.current = true;
  };
}
