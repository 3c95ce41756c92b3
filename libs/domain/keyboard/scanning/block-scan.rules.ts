import { countRounds, SCAN_PROGRESS_START } from './scan.rules.ts';
import type { ScanChoice, ScanLines, ScanMode, ScanProgress } from './scan.rules.ts';

/** Stops of a line, from `start` up to, but not including, `end`. */
type ScanRange = { line: number; start: number; end: number };

/** Keys that are framed together: complete lines, or a part of one line. */
type ScanBlock = readonly ScanRange[];

export type BlockFrame = ScanProgress & {
  /** Blocks that were opened, from the outside in, as indices. */
  path: readonly number[];
  /** The framed block inside the last opened one. */
  index: number;
};

export const BLOCK_SCAN_START: BlockFrame = { path: [], index: 0, ...SCAN_PROGRESS_START };

const countStops = (block: ScanBlock): number => block.reduce((sum, { start, end }) => sum + end - start, 0);

/** Cuts off the first half of the lines, or of the stops of a single line. */
function halve(block: ScanBlock): [half: ScanBlock, rest: ScanBlock] {
  const [first] = block;
  if (first === undefined || block.length > 1) {
    const half = Math.ceil(block.length / 2);
    return [block.slice(0, half), block.slice(half)];
  }
  const middle = first.start + Math.ceil((first.end - first.start) / 2);
  const rest = middle < first.end ? [{ ...first, start: middle }] : [];
  return [[{ ...first, end: middle }], rest];
}

/** Half of a block, half of what is left and so on: later blocks take longer to reach and are quicker to search. */
function splitBlock(block: ScanBlock): ScanBlock[] {
  const blocks: ScanBlock[] = [];
  let rest = block;
  while (rest.length > 0) {
    const [half, others] = halve(rest);
    blocks.push(half);
    rest = others;
  }
  return blocks;
}

/** The outermost blocks: both halves of each group, or a group of one line as it is. */
function listOuterBlocks(groups: readonly ScanLines[]): ScanBlock[] {
  const blocks: ScanBlock[] = [];
  let line = 0;
  for (const group of groups) {
    const lines = group.map((stops, index) => ({ line: line + index, start: 0, end: stops }));
    line += group.length;
    const filled = lines.filter(({ end }) => end > 0);
    blocks.push(...(filled.length > 1 ? halve(filled) : [filled]));
  }
  return blocks.filter(({ length }) => length > 0);
}

/** The blocks inside the one at `path`; the lines of `groups` are numbered across groups. */
export const listBlocks = (groups: readonly ScanLines[], path: readonly number[]): readonly ScanBlock[] =>
  path.reduce((blocks, index) => splitBlock(blocks[index] ?? []), listOuterBlocks(groups));

/** Resets the frame to the start when a layout change removed its position. */
export const clampBlockFrame = (frame: BlockFrame, groups: readonly ScanLines[]): BlockFrame =>
  frame.index < listBlocks(groups, frame.path).length ? frame : BLOCK_SCAN_START;

/** Advances the frame, on the timer or on the step switch; after its rounds it returns to the outermost blocks. */
export function advanceBlock(frame: BlockFrame, groups: readonly ScanLines[], mode: ScanMode): BlockFrame {
  const current = { ...clampBlockFrame(frame, groups), isAfterChoice: false };
  if (current.isPaused) return current;
  const count = listBlocks(groups, current.path).length;
  if (current.index + 1 < count) return { ...current, index: current.index + 1 };
  const rounds = current.rounds + 1;
  const isOver = rounds >= countRounds(mode);
  if (isOver && current.path.length > 0) return BLOCK_SCAN_START;
  return { ...current, index: 0, rounds, isPaused: isOver && mode.scanning === 'one-switch' };
}

/** Handles the select switch: opens a block, selects a single key and restarts, or resumes a suspended scan. */
export function selectBlock(
  frame: BlockFrame,
  groups: readonly ScanLines[],
): { frame: BlockFrame; choice: ScanChoice | null } {
  const current = clampBlockFrame(frame, groups);
  const block = listBlocks(groups, current.path)[current.index] ?? [];
  const [first] = block;
  if (current.isPaused || first === undefined) return { frame: BLOCK_SCAN_START, choice: null };
  if (countStops(block) === 1)
    return {
      frame: { ...BLOCK_SCAN_START, isAfterChoice: true },
      choice: { line: first.line, stop: first.start },
    };
  return { frame: { ...BLOCK_SCAN_START, path: [...current.path, current.index] }, choice: null };
}
