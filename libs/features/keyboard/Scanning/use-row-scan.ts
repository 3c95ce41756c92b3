import { advanceFrame, clampFrame, SCAN_START, selectInFrame } from '@paniscus/domain/keyboard';
import type { Scan, ScanParams } from './scan.types';
import { findScanTargets, listFramedTargets } from './scan-targets';
import { useFrame } from './use-frame';
import { useScanTimer } from './use-scan-timer';

/** Scanning by row and then by key: the frame advances on a timer with one switch, and on each move with two. */
export function useRowScan(params: ScanParams): Scan {
  const { settings, dialog } = params;
  const [frame, setFrame] = useFrame(SCAN_START, dialog);
  const findTargets = () => findScanTargets(params);
  const countTargets = (lines: HTMLElement[][]) => lines.map(({ length }) => length);

  const move = () =>
    setFrame(advanceFrame(frame, countTargets(findTargets()), { ...settings, rounds: settings.scanRounds }));
  const select = () => {
    const lines = findTargets();
    const { frame: next, choice } = selectInFrame(frame, countTargets(lines));
    setFrame(next);
    const chosen = choice === null ? undefined : lines[choice.line]?.[choice.stop];
    if (chosen !== undefined) params.onChoose(chosen);
  };
  const getFramedElements = () => {
    const lines = findTargets();
    const { line, stop } = clampFrame(frame, countTargets(lines));
    return listFramedTargets(lines, line, stop);
  };
  const { line, stop, isPaused, isAfterChoice } = frame;
  const isFirst = stop === 0 || (stop === null && line === 0);
  useScanTimer(params, { frame, isPaused, isAfterChoice, isFirst }, move);

  const position = `${line}/${stop ?? ''}`;
  return { position, isGroup: stop === null, isPaused, isAfterChoice, move, select, getFramedElements };
}
