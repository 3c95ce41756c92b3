import type { Scanning } from '../keyboard.types.ts';

export type ScanLines = readonly number[];

export type ScanFrame = {
  line: number;
  /** Stop within the line; `null` while the whole line is framed. */
  stop: number | null;
  /** Completed rounds since the last switch press. */
  rounds: number;
  /** Scanning is suspended until the next press. */
  isPaused: boolean;
};

export type ScanChoice = { line: number; stop: number };
export type SwitchScanning = Exclude<Scanning, 'off'>;

/**
 * Rounds without a press before the frame leaves a line. Automatic scanning makes a second round for users who need
 * more time; with manual stepping, that would be tiring.
 */
export const SCAN_ROUNDS: Record<SwitchScanning, number> = { 'one-switch': 2, 'two-switches': 1 };

export const SCAN_START: ScanFrame = { line: 0, stop: null, rounds: 0, isPaused: false };

/** Resets the frame to the start when a layout change removed its position. */
export function clampFrame(frame: ScanFrame, lines: ScanLines): ScanFrame {
  const stops = lines[frame.line] ?? 0;
  return stops === 0 || (frame.stop ?? 0) >= stops ? SCAN_START : frame;
}

/** Next line with at least one stop, and whether the scan wrapped around. */
function findNextLine(line: number, lines: ScanLines): { line: number; hasWrapped: boolean } | null {
  const order = lines.map((_, step) => (line + 1 + step) % lines.length);
  const next = order.find((candidate) => (lines[candidate] ?? 0) > 0);
  return next === undefined ? null : { line: next, hasWrapped: next <= line };
}

function advanceLine(frame: ScanFrame, lines: ScanLines, scanning: SwitchScanning): ScanFrame {
  const next = findNextLine(frame.line, lines);
  if (next === null) return SCAN_START;
  const rounds = frame.rounds + (next.hasWrapped ? 1 : 0);
  const isPaused = scanning === 'one-switch' && rounds >= SCAN_ROUNDS[scanning];
  return { line: next.line, stop: null, rounds, isPaused };
}

/** Advances the frame, on the timer or on the step switch. */
export function advanceFrame(frame: ScanFrame, lines: ScanLines, scanning: SwitchScanning): ScanFrame {
  const current = clampFrame(frame, lines);
  if (current.isPaused) return current;
  if (current.stop === null) return advanceLine(current, lines, scanning);
  const hasWrapped = current.stop + 1 >= (lines[current.line] ?? 0);
  if (!hasWrapped) return { ...current, stop: current.stop + 1 };
  const rounds = current.rounds + 1;
  return rounds >= SCAN_ROUNDS[scanning]
    ? { ...SCAN_START, line: current.line }
    : { ...current, stop: 0, rounds };
}

/**
 * Handles the select switch: opens a line, selects a stop and restarts, or resumes a suspended scan. A line with a single
 * stop is selected at once.
 */
export function selectInFrame(
  frame: ScanFrame,
  lines: ScanLines,
): { frame: ScanFrame; choice: ScanChoice | null } {
  const current = clampFrame(frame, lines);
  const stops = lines[current.line] ?? 0;
  if (current.isPaused || stops === 0) return { frame: SCAN_START, choice: null };
  if (current.stop !== null || stops === 1) {
    return { frame: SCAN_START, choice: { line: current.line, stop: current.stop ?? 0 } };
  }
  return { frame: { ...SCAN_START, line: current.line, stop: 0 }, choice: null };
}

/** Groups boxes into visual lines: indices of consecutive boxes with the same top edge. */
export function groupIntoLines(edges: readonly number[]): readonly (readonly number[])[] {
  const lines: number[][] = [];
  edges.forEach((edge, index) => {
    const line = lines.at(-1);
    // Rounding can shift boxes of the same line by half a pixel.
    const isSameLine = line !== undefined && Math.abs((edges[line[0] ?? 0] ?? edge) - edge) < 1;
    if (isSameLine) line.push(index);
    else lines.push([index]);
  });
  return lines;
}
