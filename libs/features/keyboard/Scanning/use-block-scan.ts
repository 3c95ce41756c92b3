import {
  advanceBlock,
  BLOCK_SCAN_START,
  clampBlockFrame,
  listBlocks,
  selectBlock,
} from '@paniscus/domain/keyboard';
import { useState } from 'react';
import type { Scan, ScanParams } from './scan.types';
import { findScanGroups } from './scan-targets';
import { useScanTimer } from './use-scan-timer';

type Groups = readonly HTMLElement[][][];

const countTargets = (groups: Groups) => groups.map((lines) => lines.map(({ length }) => length));

/** Scanning by blocks, which are halved until one key is left. */
export function useBlockScan({ scanning, paceMs, root }: ScanParams): Scan {
  const [frame, setFrame] = useState(BLOCK_SCAN_START);
  const findGroups = (): Groups => (root.current === null ? [] : findScanGroups(root.current));

  const move = () => setFrame(advanceBlock(frame, countTargets(findGroups()), scanning));
  const select = () => {
    const groups = findGroups();
    const { frame: next, choice } = selectBlock(frame, countTargets(groups));
    setFrame(next);
    if (choice !== null) groups.flat()[choice.line]?.[choice.stop]?.click();
  };
  const getFramedElements = () => {
    const groups = findGroups();
    const counts = countTargets(groups);
    const { path, index } = clampBlockFrame(frame, counts);
    const block = listBlocks(counts, path)[index] ?? [];
    const lines = groups.flat();
    return block.flatMap(({ line, start, end }) => lines[line]?.slice(start, end) ?? []);
  };
  useScanTimer(scanning === 'one-switch' && !frame.isPaused, paceMs, frame, move);

  const { path, index, isPaused } = frame;
  const position = [...path, index].join('/');
  return { position, isGroup: true, isPaused, move, select, getFramedElements };
}
