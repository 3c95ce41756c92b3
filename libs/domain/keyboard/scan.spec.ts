import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenAt, heldFrame, groupByEdges, movedFrame, SCAN_ROUNDS, SCAN_START } from './scan.rules.ts';
import type { ScanFrame, ScanLines } from './scan.rules.ts';

const lines = [4, 16, 16, 3];

const movedBy = (steps: number, scanning: 'one-switch' | 'two-switches', frame: ScanFrame = SCAN_START) =>
  Array.from({ length: steps }).reduce<ScanFrame>((at) => movedFrame(at, lines, scanning), frame);

describe('one-switch scanning', () => {
  it('moves from line to line, opens the selected line, and moves from key to key', () => {
    const atLine = movedBy(2, 'one-switch');
    const opened = chosenAt(atLine, lines);
    const atKey = movedBy(5, 'one-switch', opened.frame);

    expect(atLine).toMatchObject({ line: 2, stop: null });
    expect(opened).toMatchObject({ frame: { line: 2, stop: 0 }, choice: null });
    expect(chosenAt(atKey, lines)).toEqual({ frame: SCAN_START, choice: { line: 2, stop: 5 } });
  });

  it('passes through a line twice and then returns to the lines', () => {
    const opened = chosenAt(movedBy(1, 'one-switch'), lines).frame;

    expect(movedBy(16, 'one-switch', opened)).toMatchObject({ line: 1, stop: 0, rounds: 1 });
    expect(movedBy(32, 'one-switch', opened)).toEqual({ line: 1, stop: null, rounds: 0, isResting: false });
  });

  it('rests after two rounds without a press, and wakes on the next press', () => {
    const resting = movedBy(8, 'one-switch');

    expect(resting).toMatchObject({ line: 0, isResting: true });
    expect(movedBy(3, 'one-switch', resting)).toEqual(resting);
    expect(chosenAt(resting, lines)).toEqual({ frame: SCAN_START, choice: null });
  });
});

describe('two-switch scanning', () => {
  it('never rests, and leaves a line after its last key', () => {
    const opened = chosenAt(movedBy(9, 'two-switches'), lines).frame;

    expect(opened).toMatchObject({ line: 1, stop: 0 });
    expect(movedBy(15, 'two-switches', opened)).toMatchObject({ line: 1, stop: 15 });
    expect(movedBy(16, 'two-switches', opened)).toMatchObject({ line: 1, stop: null });
    expect(movedBy(400, 'two-switches').isResting).toBe(false);
  });
});

describe('scan lines', () => {
  it('are skipped when empty, and selected at once when they have a single stop', () => {
    const gaps = [0, 1, 0, 5];

    const first = movedFrame(SCAN_START, gaps, 'one-switch');

    expect(first.line).toBe(1);
    expect(movedFrame(first, gaps, 'one-switch').line).toBe(3);
    expect(chosenAt(first, gaps).choice).toEqual({ line: 1, stop: 0 });
  });

  it('may change during a scan, which restarts when its position is gone', () => {
    const deep = { ...SCAN_START, line: 2, stop: 15 };

    expect(heldFrame(deep, lines)).toBe(deep);
    expect(heldFrame(deep, [4, 8, 8])).toEqual(SCAN_START);
    expect(heldFrame(deep, [4])).toEqual(SCAN_START);
    expect(chosenAt(deep, [])).toEqual({ frame: SCAN_START, choice: null });
  });

  it('match the visual lines', () => {
    expect(groupByEdges([10, 10.3, 10, 52, 52, 94])).toEqual([[0, 1, 2], [3, 4], [5]]);
    expect(groupByEdges([])).toEqual([]);
  });
});

const someLines = fc.array(fc.nat({ max: 16 }), { minLength: 1, maxLength: 18 });
const aScanning = fc.constantFrom('one-switch' as const, 'two-switches' as const);
const isInside = ({ line, stop }: { line: number; stop: number | null }, within: ScanLines) =>
  line < within.length && (stop === null || stop < (within[line] ?? 0));

describe('any sequence of presses', () => {
  it('leaves the frame inside the layout, and selects existing stops only', () => {
    const presses = fc.array(fc.boolean(), { maxLength: 200 });
    fc.assert(
      fc.property(someLines, aScanning, presses, (within, scanning, moves) => {
        let frame = SCAN_START;
        for (const isMove of moves) {
          const { frame: next, choice } = isMove
            ? { frame: movedFrame(frame, within, scanning), choice: null }
            : chosenAt(frame, within);
          frame = next;

          expect(isInside(frame, within)).toBe(true);
          expect(choice === null || isInside(choice, within)).toBe(true);
        }
      }),
    );
  });

  it('reaches every key with two presses', () => {
    fc.assert(
      fc.property(someLines, aScanning, fc.nat(), fc.nat(), (within, scanning, anyLine, anyStop) => {
        const filled = within.flatMap((stops, line) => (stops > 1 ? [line] : []));
        fc.pre(filled.length > 0);
        const line = filled[anyLine % filled.length] ?? 0;
        const stop = anyStop % (within[line] ?? 1);

        let frame = SCAN_START;
        for (let steps = 0; frame.line !== line && steps < within.length; steps += 1)
          frame = movedFrame(frame, within, scanning);
        frame = chosenAt(frame, within).frame;
        for (let steps = 0; steps < stop; steps += 1) frame = movedFrame(frame, within, scanning);

        expect(chosenAt(frame, within).choice).toEqual({ line, stop });
      }),
    );
  });

  it('leaves an opened line after its rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), aScanning, (stops, scanning) => {
        let frame = chosenAt(SCAN_START, [stops]).frame;
        for (let steps = 0; steps < stops * SCAN_ROUNDS[scanning]; steps += 1)
          frame = movedFrame(frame, [stops], scanning);

        expect(frame.stop).toBeNull();
      }),
    );
  });
});
