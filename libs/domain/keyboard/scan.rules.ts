import type { Scanning } from './keyboard.types.ts';

export type ScanLines = readonly number[];

export type ScanFrame = {
  line: number;
  /** Stop within the line; `null` while the whole line is framed. */
  stop: number | null;
  /** Completed rounds since the last press. */
  rounds: number;
  /** Scanning is suspended until the next press. */
  isResting: boolean;
};

export type ScanChoice = { line: number; stop: number };
export type SwitchScanning = Exclude<Scanning, 'off'>;

/**
 * Rounds without a press before the frame leaves a line. Automatic scanning makes a second round for users who need
 * more time; with manual stepping, that would be tiring.
 */
export const SCAN_ROUNDS: Record<SwitchScanning, number> = { 'one-switch': 2, 'two-switches': 1 };

export const SCAN_START: ScanFrame = { line: 0, stop: null, rounds: 0, isResting: false };

/** Resets the frame to the start when a layout change removed its position. */
export function heldFrame(frame: ScanFrame, lines: ScanLines): ScanFrame {
  const stops = lines[frame.line] ?? 0;
  return stops === 0 || (frame.stop ?? 0) >= stops ? SCAN_START : frame;
}

/** Next line with at least one stop, and whether the scan wrapped around. */
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

/** Advances the frame, on the timer or on the step switch. */
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
 * Handles the select switch: opens a line, selects a stop and restarts, or wakes a resting frame. A line with a single
 * stop is selected at once.
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

/** Groups boxes into visual lines: indices of consecutive boxes with the same top edge. */
export function groupByEdges(edges: readonly number[]): readonly (readonly number[])[] {
  const lines: number[][] = [];
  edges.forEach((edge, index) => {
    const line = lines.at(-1);
    // Rounding can shift boxes of the same line by half a pixel.
    const isLevel = line !== undefined && Math.abs((edges[line[0] ?? 0] ?? edge) - edge) < 1;
    if (isLevel) line.push(index);
    else lines.push([index]);
  });
  return lines;
}
