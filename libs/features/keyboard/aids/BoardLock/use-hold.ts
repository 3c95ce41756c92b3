import { useEffect, useRef, useState } from 'react';

/** Calls `onHeld` when a button was held by pointer for the time. */
export function useHold(holdMs: number, onHeld: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setIsHeld(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isHeld,
    handlers: {
      onPointerDown() {
        setIsHeld(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(onHeld, holdMs);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      /** A long touch is a press, not a request for a menu. */
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
