import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs an action once the press that is being made is over, before its click, or at once if there is
 * none. What the action adds to the page would otherwise move the pressed button away from the pointer.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressing = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isPressing.current = type === 'mousedown';
    };
    document.addEventListener('mousedown', note, true);
    document.addEventListener('mouseup', note, true);
    return () => {
      document.removeEventListener('mousedown', note, true);
      document.removeEventListener('mouseup', note, true);
    };
  }, []);
  return (action) => {
    if (isPressing.current) document.addEventListener('mouseup', action, { capture: true, once: true });
    else action();
  };
}
