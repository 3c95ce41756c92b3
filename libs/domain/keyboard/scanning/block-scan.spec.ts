import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings, SCAN_PACE } from '../settings.rules.ts';
import {
  advanceBlock,
  BLOCK_SCAN_START,
  clampBlockFrame,
  listBlocks,
  selectBlock,
} from './block-scan.rules.ts';
import type { BlockFrame } from './block-scan.rules.ts';
import type { ScanLines, ScanMode } from './scan.rules.ts';

const ONE_SWITCH: ScanMode = { scanning: 'one-switch', rounds: 2 };
const TWO_SWITCHES: ScanMode = { scanning: 'two-switches', rounds: 2 };

const buildBoard = (rows: number, columns: number): ScanLines => Array.from({ length: rows }, () => columns);

/** The lines of a board in a window that shows only so many columns: the rest of each row is below it. */
const fold = (board: ScanLines, displayed: number): ScanLines =>
  board.flatMap((stops) =>
    Array.from({ length: Math.ceil(stops / displayed) }, (_, part) =>
      Math.min(displayed, stops - part * displayed),
    ),
  );

/** Each number of columns that a board is displayed in: all, or halved down to two. */
const listFolds = (columns: number): number[] =>
  columns <= 2 ? [columns] : [columns, ...listFolds(Math.ceil(columns / 2))];

/** Longest way to a key: each frame that is shown takes one step, even the one that is chosen. */
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
  it('is how scanning begins, unless rows were chosen', () => {
    expect(DEFAULT_SETTINGS.scanPattern).toBe('blocks');
    expect(parseSettings({ scanPattern: 'rows' }).scanPattern).toBe('rows');
  });

  it('reaches any word of a board of any size, in a window of any width, within 12 seconds', () => {
    for (let rows = 1; rows <= 8; rows += 1)
      for (let columns = 1; columns <= 16; columns += 1)
        for (const displayed of listFolds(columns)) {
          const steps = computeLongest([fold(buildBoard(rows, columns), displayed)]);

          expect(toSeconds(steps), `${rows} × ${columns} in ${displayed}`).toBeLessThan(LIMIT_S);
        }
  });

  it('reaches any word of a board with empty cells within 12 seconds', () => {
    const board = fc.array(fc.nat({ max: 16 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(board, fc.constantFrom(2, 4, 8, 16), (stops, displayed) => {
        expect(toSeconds(computeLongest([fold(stops, displayed)]))).toBeLessThan(LIMIT_S);
      }),
    );
  });

  it.each([16, 8, 4])('takes at most nine steps on a panel in %i columns', (displayed) => {
    expect(computeLongest([fold(buildBoard(8, 16), displayed)])).toBe(9);
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
      Array.from({ length: steps }).reduce<BlockFrame>((at) => advanceBlock(at, groups, ONE_SWITCH), frame);

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
    expect(advanceBlock(BLOCK_SCAN_START, [], TWO_SWITCHES).index).toBe(0);
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
          while (frame.index !== index) frame = advanceBlock(frame, groups, TWO_SWITCHES);
          ({ frame, choice } = selectBlock(frame, groups));
        }

        expect(choice).toEqual(wanted);
      }),
    );
  });
});
