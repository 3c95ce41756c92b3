import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  selectInFrame,
  clampFrame,
  computeScanDelay,
  countRounds,
  groupIntoLines,
  advanceFrame,
  SCAN_START,
} from './scan.rules.ts';
import type { ScanFrame, ScanLines, ScanMode } from './scan.rules.ts';

const lines = [4, 16, 16, 3];

const ONE_SWITCH: ScanMode = { scanning: 'one-switch', rounds: 2 };
const TWO_SWITCHES: ScanMode = { scanning: 'two-switches', rounds: 2 };
const AFTER_CHOICE: ScanFrame = { ...SCAN_START, isAfterChoice: true };

const advanceBy = (steps: number, mode: ScanMode, frame: ScanFrame = SCAN_START) =>
  Array.from({ length: steps }).reduce<ScanFrame>((at) => advanceFrame(at, lines, mode), frame);

describe('one-switch scanning', () => {
  it('moves from line to line, opens the selected line, and moves from key to key', () => {
    const atLine = advanceBy(2, ONE_SWITCH);
    const opened = selectInFrame(atLine, lines);
    const atKey = advanceBy(5, ONE_SWITCH, opened.frame);

    expect(atLine).toMatchObject({ line: 2, stop: null });
    expect(opened).toMatchObject({ frame: { line: 2, stop: 0 }, choice: null });
    expect(selectInFrame(atKey, lines)).toEqual({
      frame: AFTER_CHOICE,
      choice: { line: 2, stop: 5 },
    });
  });

  it('scans a line twice and then returns to line scanning', () => {
    const opened = selectInFrame(advanceBy(1, ONE_SWITCH), lines).frame;

    expect(advanceBy(16, ONE_SWITCH, opened)).toMatchObject({ line: 1, stop: 0, rounds: 1 });
    expect(advanceBy(32, ONE_SWITCH, opened)).toEqual({ ...SCAN_START, line: 1 });
  });

  it('is suspended after two rounds without a press, and resumes on the next press', () => {
    const paused = advanceBy(8, ONE_SWITCH);

    expect(paused).toMatchObject({ line: 0, isPaused: true });
    expect(advanceBy(3, ONE_SWITCH, paused)).toEqual(paused);
    expect(selectInFrame(paused, lines)).toEqual({ frame: SCAN_START, choice: null });
  });
});

describe('two-switch scanning', () => {
  it('is never suspended, and leaves a line after its last key', () => {
    const opened = selectInFrame(advanceBy(9, TWO_SWITCHES), lines).frame;

    expect(opened).toMatchObject({ line: 1, stop: 0 });
    expect(advanceBy(15, TWO_SWITCHES, opened)).toMatchObject({ line: 1, stop: 15 });
    expect(advanceBy(16, TWO_SWITCHES, opened)).toMatchObject({ line: 1, stop: null });
    expect(advanceBy(400, TWO_SWITCHES).isPaused).toBe(false);
  });
});

describe('scanning speed and rounds', () => {
  const timing = { scanPaceMs: 1200, scanFirstDelayMs: 600, scanChoiceDelayMs: 2000 };

  it.each([
    [{ isFirst: false, isAfterChoice: false }, 1200],
    [{ isFirst: true, isAfterChoice: false }, 1800],
    [{ isFirst: true, isAfterChoice: true }, 3800],
  ])('gives the first item and the one after a choice more time: %o', (frame, delayMs) => {
    expect(computeScanDelay(frame, timing)).toBe(delayMs);
  });

  it('waits after a choice only until the frame moves', () => {
    expect(advanceFrame(AFTER_CHOICE, lines, ONE_SWITCH).isAfterChoice).toBe(false);
  });

  it('pauses after the chosen number of rounds', () => {
    const mode: ScanMode = { scanning: 'one-switch', rounds: 3 };

    expect(advanceBy(11, mode).isPaused).toBe(false);
    expect(advanceBy(12, mode).isPaused).toBe(true);
  });
});

/** Steps to the last key of a full board by rows, after the line of the controls; each frame that is shown is one. */
function countStepsToLastKey(columns: number): number {
  const rows = 128 / columns;
  const board: ScanLines = [4, ...Array.from({ length: rows }, () => columns)];
  const isLast = ({ line, stop }: ScanFrame) => line === rows && (stop === null || stop === columns - 1);
  let frame = SCAN_START;
  let steps = 1;
  for (; !isLast(frame); steps += 1) frame = advanceFrame(frame, board, ONE_SWITCH);
  frame = selectInFrame(frame, board).frame;
  for (steps += 1; !isLast(frame); steps += 1) frame = advanceFrame(frame, board, ONE_SWITCH);
  return steps;
}

describe('scanning by rows', () => {
  it.each([
    [16, 25],
    [8, 25],
    [4, 37],
  ])(
    'reaches the last key of a board in %i columns after %i steps, as the settings say',
    (columns, steps) => {
      expect(countStepsToLastKey(columns)).toBe(steps);
    },
  );
});

describe('scan lines', () => {
  it('are skipped when empty, and selected at once when they have a single stop', () => {
    const linesWithGaps = [0, 1, 0, 5];

    const first = advanceFrame(SCAN_START, linesWithGaps, ONE_SWITCH);

    expect(first.line).toBe(1);
    expect(advanceFrame(first, linesWithGaps, ONE_SWITCH).line).toBe(3);
    expect(selectInFrame(first, linesWithGaps).choice).toEqual({ line: 1, stop: 0 });
  });

  it('may change during a scan, which restarts when its position no longer exists', () => {
    const frame = { ...SCAN_START, line: 2, stop: 15 };

    expect(clampFrame(frame, lines)).toBe(frame);
    expect(clampFrame(frame, [4, 8, 8])).toEqual(SCAN_START);
    expect(clampFrame(frame, [4])).toEqual(SCAN_START);
    expect(selectInFrame(frame, [])).toEqual({ frame: SCAN_START, choice: null });
  });

  it('are grouped by the top edges of the keys', () => {
    expect(groupIntoLines([10, 10.3, 10, 52, 52, 94])).toEqual([[0, 1, 2], [3, 4], [5]]);
    expect(groupIntoLines([])).toEqual([]);
  });
});

const anyLines = fc.array(fc.nat({ max: 16 }), { minLength: 1, maxLength: 18 });
const anyMode = fc.constantFrom(ONE_SWITCH, TWO_SWITCHES);
const isInside = ({ line, stop }: { line: number; stop: number | null }, layout: ScanLines) =>
  line < layout.length && (stop === null || stop < (layout[line] ?? 0));

describe('switch scanning', () => {
  it('keeps the frame inside the layout and selects existing stops only, for any sequence of presses', () => {
    const presses = fc.array(fc.boolean(), { maxLength: 200 });
    fc.assert(
      fc.property(anyLines, anyMode, presses, (layout, mode, moves) => {
        let frame = SCAN_START;
        for (const isMove of moves) {
          const { frame: next, choice } = isMove
            ? { frame: advanceFrame(frame, layout, mode), choice: null }
            : selectInFrame(frame, layout);
          frame = next;

          expect(isInside(frame, layout)).toBe(true);
          expect(choice === null || isInside(choice, layout)).toBe(true);
        }
      }),
    );
  });

  it('reaches every key with two presses', () => {
    fc.assert(
      fc.property(anyLines, anyMode, fc.nat(), fc.nat(), (layout, mode, anyLine, anyStop) => {
        const filled = layout.flatMap((stops, line) => (stops > 1 ? [line] : []));
        fc.pre(filled.length > 0);
        const line = filled[anyLine % filled.length] ?? 0;
        const stop = anyStop % (layout[line] ?? 1);

        let frame = SCAN_START;
        for (let steps = 0; frame.line !== line && steps < layout.length; steps += 1)
          frame = advanceFrame(frame, layout, mode);
        frame = selectInFrame(frame, layout).frame;
        for (let steps = 0; steps < stop; steps += 1) frame = advanceFrame(frame, layout, mode);

        expect(selectInFrame(frame, layout).choice).toEqual({ line, stop });
      }),
    );
  });

  it('leaves an opened line after its maximum number of rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), anyMode, (stops, mode) => {
        let frame = selectInFrame(SCAN_START, [stops]).frame;
        for (let steps = 0; steps < stops * countRounds(mode); steps += 1)
          frame = advanceFrame(frame, [stops], mode);

        expect(frame.stop).toBeNull();
      }),
    );
  });
});
