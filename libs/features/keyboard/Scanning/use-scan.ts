import { chosenAt, heldFrame, movedFrame, SCAN_START } from '@paniscus/domain/keyboard';
import type { ScanFrame, SwitchScanning } from '@paniscus/domain/keyboard';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { heldTargets, findScanTargets } from './scan-targets';

interface ScanMeans {
  scanning: SwitchScanning;
  paceMs: number;
  root: RefObject<HTMLElement | null>;
}

interface Scan {
  frame: ScanFrame;
  move: () => void;
  choose: () => void;
  /** Returns the framed elements, read from the current DOM. */
  held: () => HTMLElement[];
}

/** Scan state: the frame advances on a timer with one switch, and on each move with two. */
export function useScan({ scanning, paceMs, root }: ScanMeans): Scan {
  const [frame, setFrame] = useState(SCAN_START);
  const targets = () => (root.current === null ? [] : findScanTargets(root.current));
  const countTargets = (lines: HTMLElement[][]) => lines.map(({ length }) => length);

  const move = () => setFrame(movedFrame(frame, countTargets(targets()), scanning));
  const choose = () => {
    const lines = targets();
    const { frame: next, choice } = chosenAt(frame, countTargets(lines));
    setFrame(next);
    if (choice !== null) lines[choice.line]?.[choice.stop]?.click();
  };
  const held = () => {
    const lines = targets();
    const { line, stop } = heldFrame(frame, countTargets(lines));
    return heldTargets(lines, line, stop);
  };

  const onTime = useEffectEvent(move);
  const isMoving = scanning === 'one-switch' && !frame.isResting;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => onTime(), paceMs);
    return () => clearTimeout(timer);
  }, [isMoving, paceMs, frame]);

  return { frame, move, choose, held };
}
