import {
  advanceBlock,
  BLOCK_SCAN_START,
  clampBlockFrame,
  listBlocks,
  selectBlock,
} from '@paniscus/domain/keyboard';
import type { Scan, ScanParams } from './scan.types';
import { findScanGroups } from './scan-targets';
import { useFrame } from './use-frame';
import { useScanTimer } from './use-scan-timer';

type Groups = readonly HTMLElement[][][];

const countTargets = (groups: Groups) => groups.map((lines) => lines.map(({ length }) => length));

/** Scanning by blocks, which are halved until one key is left. */
export function useBlockScan(params: ScanParams): Scan {
  const { settings, dialog } = params;
  const [frame, setFrame] = useFrame(BLOCK_SCAN_START, dialog);
  const findGroups = (): Groups => findScanGroups(params);

  const move = () =>
    setFrame(advanceBlock(frame, countTargets(findGroups()), { ...settings, rounds: settings.scanRounds }));
  const select = () => {
    const groups = findGroups();
    const { frame: next, choice } = selectBlock(frame, countTargets(groups));
    setFrame(next);
    const chosen = choice === null ? undefined : groups.flat()[choice.line]?.[choice.stop];
    if (chosen !== undefined) params.onChoose(chosen);
  };
  const getFramedElements = () => {
    const groups = findGroups();
    const counts = countTargets(groups);
    const { path, index } = clampBlockFrame(frame, counts);
    const block = listBlocks(counts, path)[index] ?? [];
    const lines = groups.flat();
    return block.flatMap(({ line, start, end }) => lines[line]?.slice(start, end) ?? []);
  };
  const { path, index, isPaused, isAfterChoice } = frame;
  useScanTimer(params, { frame, isPaused, isAfterChoice, isFirst: index === 0 }, move);

  const position = [...path, index].join('/');
  return { position, isGroup: true, isPaused, isAfterChoice, move, select, getFramedElements };
}
