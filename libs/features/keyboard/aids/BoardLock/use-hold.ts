import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/** Calls `onHeld` when a button was held for the time, by pointer or with Enter or Space. */
export function useHold(holdMs: number, onHeld: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = () => {
    setIsHeld(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(onHeld, holdMs);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setIsHeld(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isHeld,
    handlers: {
      onPointerDown: start,
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onKeyDown(event: KeyboardEvent) {
        if (isPress(event) && !event.repeat) start();
      },
      onKeyUp(event: KeyboardEvent) {
        if (isPress(event)) stop();
      },
      onBlur: stop,
      /** A long touch is a press, not a request for a menu. */
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
