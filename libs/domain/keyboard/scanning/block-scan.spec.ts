import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCAN_PACE } from '../settings.rules.ts';
import {
  advanceBlock,
  BLOCK_SCAN_START,
  clampBlockFrame,
  listBlocks,
  selectBlock,
} from './block-scan.rules.ts';
import type { BlockFrame } from './block-scan.rules.ts';
import type { ScanLines } from './scan.rules.ts';

/** Below the board: suggestions, controls, panels and the exit, each in one line. */
const OTHER_GROUPS = [[4], [4], [4], [1]];

const buildBoard = (rows: number, columns: number): ScanLines => Array.from({ length: rows }, () => columns);

/** Longest way to a key: each frame that is shown takes one step, also the one that is chosen. */
function computeLongest(groups: readonly ScanLines[], path: readonly number[] = []): number {
  const blocks = listBlocks(groups, path);
  const steps = blocks.map((block, index) => {
    const isKey = block.length === 1 && block.every(({ start, end }) => end - start === 1);
    return index + 1 + (isKey ? 0 : computeLongest(groups, [...path, index]));
  });
  return Math.max(0, ...steps);
}

const LIMIT_S = 12;
const toSeconds = (steps: number) => (steps * SCAN_PACE.default) / 1000;

describe('scanning by blocks', () => {
  it('reaches any key of a board of any size within 12 seconds', () => {
    for (let rows = 1; rows <= 8; rows += 1)
      for (let columns = 1; columns <= 16; columns += 1) {
        const steps = computeLongest([buildBoard(rows, columns), ...OTHER_GROUPS]);

        expect(toSeconds(steps), `${rows} × ${columns}`).toBeLessThan(LIMIT_S);
      }
  });

  it.each([
    ['as wide as it is', 8, 16],
    ['folded once', 16, 8],
    ['folded twice', 32, 4],
  ])('reaches any key of the board %s within 12 seconds', (_fold, rows, columns) => {
    expect(toSeconds(computeLongest([buildBoard(rows, columns), ...OTHER_GROUPS]))).toBeCloseTo(10.8);
  });

  it('halves rows first, and then the keys of the last row', () => {
    expect(listBlocks([[4, 4, 4, 4]], [0])).toEqual([
      [{ line: 0, start: 0, end: 4 }],
      [{ line: 1, start: 0, end: 2 }],
      [{ line: 1, start: 2, end: 3 }],
      [{ line: 1, start: 3, end: 4 }],
    ]);
  });

  it('returns to the outermost blocks after two rounds with one switch, and then pauses', () => {
    const groups = [[2, 2], [3]];
    const opened = selectBlock(BLOCK_SCAN_START, groups).frame;
    const advance = (frame: BlockFrame, steps: number) =>
      Array.from({ length: steps }).reduce<BlockFrame>((at) => advanceBlock(at, groups, 'one-switch'), frame);

    expect(advance(opened, 3)).toMatchObject({ path: [0], index: 1, rounds: 1 });
    expect(advance(opened, 4)).toEqual(BLOCK_SCAN_START);
    expect(advance(BLOCK_SCAN_START, 6)).toMatchObject({ path: [], isPaused: true });
    expect(selectBlock(advance(BLOCK_SCAN_START, 9), groups)).toEqual({
      frame: BLOCK_SCAN_START,
      choice: null,
    });
  });

  it('restarts when the layout no longer has its position, and chooses nothing on an empty board', () => {
    const frame = { ...BLOCK_SCAN_START, path: [1, 0], index: 3 };

    expect(clampBlockFrame(frame, [[2]])).toEqual(BLOCK_SCAN_START);
    expect(selectBlock(frame, [])).toEqual({ frame: BLOCK_SCAN_START, choice: null });
    expect(advanceBlock(BLOCK_SCAN_START, [], 'two-switches').index).toBe(0);
  });

  it('chooses existing keys only, and reaches each of them', () => {
    const lines = fc.array(fc.nat({ max: 16 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lines, fc.nat(), (board, seed) => {
        const groups = [board, [4], [1]];
        const keys = groups
          .flat()
          .flatMap((stops, line) => Array.from({ length: stops }, (_, stop) => ({ line, stop })));
        const wanted = keys[seed % keys.length];
        let frame = BLOCK_SCAN_START;
        let choice = null;
        for (let presses = 0; choice === null && presses < 20; presses += 1) {
          const index = listBlocks(groups, frame.path).findIndex((block) =>
            block.some(
              ({ line, start, end }) => line === wanted?.line && start <= wanted.stop && wanted.stop < end,
            ),
          );
          while (frame.index !== index) frame = advanceBlock(frame, groups, 'two-switches');
          ({ frame, choice } = selectBlock(frame, groups));
        }

        expect(choice).toEqual(wanted);
      }),
    );
  });
});
