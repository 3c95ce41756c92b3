import type { Scanning } from './keyboard.types.ts';

/** The lines that are scanned, each with the number of its stops. */
export type ScanLines = readonly number[];

/** Where the frame of a scan is. */
export type ScanFrame = {
  line: number;
  /** The stop within the line; `null` while the frame holds the whole line. */
  stop: number | null;
  /** How often the frame has gone round since the last press. */
  rounds: number;
  /** Nobody has pressed for long: the frame waits for a press before it moves on. */
  isResting: boolean;
};

export type ScanChoice = { line: number; stop: number };
export type SwitchScanning = Exclude<Scanning, 'off'>;

/**
 * Rounds without a press after which the frame leaves a line. By itself it goes round again, for those who need longer
 * than one; moved by hand it would be tiring.
 */
export const SCAN_ROUNDS: Record<SwitchScanning, number> = { 'one-switch': 2, 'two-switches': 1 };

export const SCAN_START: ScanFrame = { line: 0, stop: null, rounds: 0, isResting: false };

/** The frame where it is, or at the start if that is no longer there: the layout has changed under it. */
export function heldFrame(frame: ScanFrame, lines: ScanLines): ScanFrame {
  const stops = lines[frame.line] ?? 0;
  return stops === 0 || (frame.stop ?? 0) >= stops ? SCAN_START : frame;
}

/** The next line that has a stop, and whether the frame came round to it. */
function lineAfter(line: number, lines: ScanLines): { line: number; isRound: boolean } | null {
  const order = lines.map((_, step) => (line + 1 + step) % lines.length);
  const next = order.find((candidate) => (lines[candidate] ?? 0) > 0);
  return next === undefined ? null : { line: next, isRound: next <= line };
}

function movedLine(frame: ScanFrame, lines: ScanLines, scanning: SwitchScanning): ScanFrame {
  const next = lineAfter(frame.line, lines);
  if (next === null) return SCAN_START;
  const rounds = frame.rounds + (next.isRound ? 1 : 0);
  const isResting = scanning === 'one-switch' && rounds >= SCAN_ROUNDS[scanning];
  return { line: next.line, stop: null, rounds, isResting };
}

/** The frame one further: when its time is up, or at the switch that moves it. */
export function movedFrame(frame: ScanFrame, lines: ScanLines, scanning: SwitchScanning): ScanFrame {
  const held = heldFrame(frame, lines);
  if (held.isResting) return held;
  if (held.stop === null) return movedLine(held, lines, scanning);
  const isRound = held.stop + 1 >= (lines[held.line] ?? 0);
  if (!isRound) return { ...held, stop: held.stop + 1 };
  const rounds = held.rounds + 1;
  return rounds >= SCAN_ROUNDS[scanning] ? { ...SCAN_START, line: held.line } : { ...held, stop: 0, rounds };
}

/**
 * The switch that chooses: a line opens, a stop is chosen and the frame starts over, a frame at rest wakes. The only
 * stop of a line is chosen with its line.
 */
export function chosenAt(
  frame: ScanFrame,
  lines: ScanLines,
): { frame: ScanFrame; choice: ScanChoice | null } {
  const held = heldFrame(frame, lines);
  const stops = lines[held.line] ?? 0;
  if (held.isResting || stops === 0) return { frame: SCAN_START, choice: null };
  if (held.stop !== null || stops === 1) {
    return { frame: SCAN_START, choice: { line: held.line, stop: held.stop ?? 0 } };
  }
  return { frame: { ...SCAN_START, line: held.line, stop: 0 }, choice: null };
}

/** What stands on one line for the eye: the indices of boxes, in their order, whose upper edges are level. */
export function groupByEdges(edges: readonly number[]): readonly (readonly number[])[] {
  const lines: number[][] = [];
  edges.forEach((edge, index) => {
    const line = lines.at(-1);
    // Half a pixel is what rounding makes of one line.
    const isLevel = line !== undefined && Math.abs((edges[line[0] ?? 0] ?? edge) - edge) < 1;
    if (isLevel) line.push(index);
    else lines.push([index]);
  });
  return lines;
}
