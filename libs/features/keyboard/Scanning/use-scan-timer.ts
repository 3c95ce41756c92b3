import { useEffectEvent, useLayoutEffect } from 'react';

/** Moves the frame after the pace, counted from the task that shows its position, so that each lasts the full time. */
export function useScanTimer(isMoving: boolean, paceMs: number, frame: object, move: () => void): void {
  const onTimeout = useEffectEvent(move);
  useLayoutEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => onTimeout(), paceMs);
    return () => clearTimeout(timer);
  }, [isMoving, paceMs, frame]);
}
