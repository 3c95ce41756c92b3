import type { KeyboardSettings, Scanning } from '../keyboard.types.ts';

export type ScanLines = readonly number[];

export type ScanProgress = {
  /** Completed rounds since the last switch press. */
  rounds: number;
  /** Scanning is suspended until the next press. */
  isPaused: boolean;
  /** The frame is where it starts again after a choice, and has not moved since. */
  isAfterChoice: boolean;
};

export type ScanFrame = ScanProgress & {
  line: number;
  /** Stop within the line; `null` while the whole line is framed. */
  stop: number | null;
};

export type ScanChoice = { line: number; stop: number };
export type SwitchScanning = Exclude<Scanning, 'off'>;
export type ScanMode = { scanning: SwitchScanning; rounds: number };
type ScanTiming = Pick<KeyboardSettings, 'scanPaceMs' | 'scanFirstDelayMs' | 'scanChoiceDelayMs'>;

export const SCAN_PROGRESS_START: ScanProgress = { rounds: 0, isPaused: false, isAfterChoice: false };
export const SCAN_START: ScanFrame = { line: 0, stop: null, ...SCAN_PROGRESS_START };

/**
 * Rounds without a press before the frame leaves a line. Automatic scanning makes as many as the person needs; with manual
 * stepping, more than one would be tiring.
 */
export const countRounds = ({ scanning, rounds }: ScanMode): number =>
  scanning === 'one-switch' ? rounds : 1;

/** Milliseconds until the frame moves on by itself. */
export const computeScanDelay = (
  { isFirst, isAfterChoice }: Pick<ScanProgress, 'isAfterChoice'> & { isFirst: boolean },
  { scanPaceMs, scanFirstDelayMs, scanChoiceDelayMs }: ScanTiming,
): number => scanPaceMs + (isFirst ? scanFirstDelayMs : 0) + (isAfterChoice ? scanChoiceDelayMs : 0);

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

function advanceLine(frame: ScanFrame, lines: ScanLines, mode: ScanMode): ScanFrame {
  const next = findNextLine(frame.line, lines);
  if (next === null) return SCAN_START;
  const rounds = frame.rounds + (next.hasWrapped ? 1 : 0);
  const isPaused = mode.scanning === 'one-switch' && rounds >= countRounds(mode);
  return { line: next.line, stop: null, rounds, isPaused, isAfterChoice: false };
}

/** Advances the frame, on the timer or on the step switch. */
export function advanceFrame(frame: ScanFrame, lines: ScanLines, mode: ScanMode): ScanFrame {
  const current = clampFrame(frame, lines);
  if (current.isPaused) return current;
  if (current.stop === null) return advanceLine(current, lines, mode);
  const hasWrapped = current.stop + 1 >= (lines[current.line] ?? 0);
  if (!hasWrapped) return { ...current, stop: current.stop + 1 };
  const rounds = current.rounds + 1;
  return rounds >= countRounds(mode)
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
    const choice = { line: current.line, stop: current.stop ?? 0 };
    return { frame: { ...SCAN_START, isAfterChoice: true }, choice };
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
