import { advanceFrame, clampFrame, SCAN_START, selectInFrame } from '@paniscus/domain/keyboard';
import { useState } from 'react';
import type { Scan, ScanParams } from './scan.types';
import { findScanTargets, listFramedTargets } from './scan-targets';
import { useScanTimer } from './use-scan-timer';

/** Scanning by row and then by key: the frame advances on a timer with one switch, and on each move with two. */
export function useRowScan({ scanning, paceMs, root }: ScanParams): Scan {
  const [frame, setFrame] = useState(SCAN_START);
  const findTargets = () => (root.current === null ? [] : findScanTargets(root.current));
  const countTargets = (lines: HTMLElement[][]) => lines.map(({ length }) => length);

  const move = () => setFrame(advanceFrame(frame, countTargets(findTargets()), scanning));
  const select = () => {
    const lines = findTargets();
    const { frame: next, choice } = selectInFrame(frame, countTargets(lines));
    setFrame(next);
    if (choice !== null) lines[choice.line]?.[choice.stop]?.click();
  };
  const getFramedElements = () => {
    const lines = findTargets();
    const { line, stop } = clampFrame(frame, countTargets(lines));
    return listFramedTargets(lines, line, stop);
  };
  useScanTimer(scanning === 'one-switch' && !frame.isPaused, paceMs, frame, move);

  const { line, stop, isPaused } = frame;
  const position = `${line}/${stop ?? ''}`;
  return { position, isGroup: stop === null, isPaused, move, select, getFramedElements };
}
