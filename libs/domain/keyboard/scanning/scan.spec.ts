import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  selectInFrame,
  clampFrame,
  groupIntoLines,
  advanceFrame,
  SCAN_ROUNDS,
  SCAN_START,
} from './scan.rules.ts';
import type { ScanFrame, ScanLines } from './scan.rules.ts';

const lines = [4, 16, 16, 3];

const advanceBy = (steps: number, scanning: 'one-switch' | 'two-switches', frame: ScanFrame = SCAN_START) =>
  Array.from({ length: steps }).reduce<ScanFrame>((at) => advanceFrame(at, lines, scanning), frame);

describe('one-switch scanning', () => {
  it('moves from line to line, opens the selected line, and moves from key to key', () => {
    const atLine = advanceBy(2, 'one-switch');
    const opened = selectInFrame(atLine, lines);
    const atKey = advanceBy(5, 'one-switch', opened.frame);

    expect(atLine).toMatchObject({ line: 2, stop: null });
    expect(opened).toMatchObject({ frame: { line: 2, stop: 0 }, choice: null });
    expect(selectInFrame(atKey, lines)).toEqual({ frame: SCAN_START, choice: { line: 2, stop: 5 } });
  });

  it('scans a line twice and then returns to line scanning', () => {
    const opened = selectInFrame(advanceBy(1, 'one-switch'), lines).frame;

    expect(advanceBy(16, 'one-switch', opened)).toMatchObject({ line: 1, stop: 0, rounds: 1 });
    expect(advanceBy(32, 'one-switch', opened)).toEqual({ line: 1, stop: null, rounds: 0, isPaused: false });
  });

  it('is suspended after two rounds without a press, and resumes on the next press', () => {
    const paused = advanceBy(8, 'one-switch');

    expect(paused).toMatchObject({ line: 0, isPaused: true });
    expect(advanceBy(3, 'one-switch', paused)).toEqual(paused);
    expect(selectInFrame(paused, lines)).toEqual({ frame: SCAN_START, choice: null });
  });
});

describe('two-switch scanning', () => {
  it('is never suspended, and leaves a line after its last key', () => {
    const opened = selectInFrame(advanceBy(9, 'two-switches'), lines).frame;

    expect(opened).toMatchObject({ line: 1, stop: 0 });
    expect(advanceBy(15, 'two-switches', opened)).toMatchObject({ line: 1, stop: 15 });
    expect(advanceBy(16, 'two-switches', opened)).toMatchObject({ line: 1, stop: null });
    expect(advanceBy(400, 'two-switches').isPaused).toBe(false);
  });
});

describe('scan lines', () => {
  it('are skipped when empty, and selected at once when they have a single stop', () => {
    const linesWithGaps = [0, 1, 0, 5];

    const first = advanceFrame(SCAN_START, linesWithGaps, 'one-switch');

    expect(first.line).toBe(1);
    expect(advanceFrame(first, linesWithGaps, 'one-switch').line).toBe(3);
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
const anyScanning = fc.constantFrom('one-switch' as const, 'two-switches' as const);
const isInside = ({ line, stop }: { line: number; stop: number | null }, layout: ScanLines) =>
  line < layout.length && (stop === null || stop < (layout[line] ?? 0));

describe('switch scanning', () => {
  it('keeps the frame inside the layout and selects existing stops only, for any sequence of presses', () => {
    const presses = fc.array(fc.boolean(), { maxLength: 200 });
    fc.assert(
      fc.property(anyLines, anyScanning, presses, (layout, scanning, moves) => {
        let frame = SCAN_START;
        for (const isMove of moves) {
          const { frame: next, choice } = isMove
            ? { frame: advanceFrame(frame, layout, scanning), choice: null }
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
      fc.property(anyLines, anyScanning, fc.nat(), fc.nat(), (layout, scanning, anyLine, anyStop) => {
        const filled = layout.flatMap((stops, line) => (stops > 1 ? [line] : []));
        fc.pre(filled.length > 0);
        const line = filled[anyLine % filled.length] ?? 0;
        const stop = anyStop % (layout[line] ?? 1);

        let frame = SCAN_START;
        for (let steps = 0; frame.line !== line && steps < layout.length; steps += 1)
          frame = advanceFrame(frame, layout, scanning);
        frame = selectInFrame(frame, layout).frame;
        for (let steps = 0; steps < stop; steps += 1) frame = advanceFrame(frame, layout, scanning);

        expect(selectInFrame(frame, layout).choice).toEqual({ line, stop });
      }),
    );
  });

  it('leaves an opened line after its maximum number of rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), anyScanning, (stops, scanning) => {
        let frame = selectInFrame(SCAN_START, [stops]).frame;
        for (let steps = 0; steps < stops * SCAN_ROUNDS[scanning]; steps += 1)
          frame = advanceFrame(frame, [stops], scanning);

        expect(frame.stop).toBeNull();
      }),
    );
  });
});
