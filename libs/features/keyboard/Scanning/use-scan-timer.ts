import { computeScanDelay } from '@paniscus/domain/keyboard';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { ScanParams } from './scan.types';

type TimedFrame = { frame: object; isPaused: boolean; isAfterChoice: boolean; isFirst: boolean };

/** Moves the frame after its time, counted from the task that shows its position, so that each lasts the full time. */
export function useScanTimer(
  { settings, isResting }: Pick<ScanParams, 'settings' | 'isResting'>,
  { frame, isPaused, ...timed }: TimedFrame,
  move: () => void,
): void {
  const onTimeout = useEffectEvent(move);
  const isMoving = settings.scanning === 'one-switch' && !isPaused && !isResting;
  const delayMs = computeScanDelay(timed, settings);
  useLayoutEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => onTimeout(), delayMs);
    return () => clearTimeout(timer);
  }, [isMoving, delayMs, frame]);
}
