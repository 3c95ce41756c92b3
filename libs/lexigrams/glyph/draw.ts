import type { VariantName } from './elements.data.ts';
import type { Frame, SignPart } from './parts.ts';
import * as stroke from './strokes.ts';

const { MIDDLE } = stroke;

/** `open`: no frame around the part. */
export type Surround = Frame | 'open';

/** Distance from center to stroke; chosen so that frames, and figures, appear equally large. */
const FRAME = { circle: 17, box: 15, diamond: 20 };
const FIGURE = { circle: 7, box: 6.2, diamond: 8.4, cross: 6 };
const CROSS: Record<Surround, number> = { circle: 12, box: 15, diamond: 10, open: 14 };
const DOT = 4.2;
const BAR = 7;
/** Amplitude from the midline; smaller for a wave placed high or low. */
const WAVE = { middle: 4.5, aside: 3.2 };

/** Distance from the center of a part placed high, low, left or right: halfway to the frame. */
const AWAY: Record<Surround, number> = { circle: 8.5, box: 7.8, diamond: 8, open: 13 };
const FIGURE_AWAY = 10.4;

/** Half length of a line at this distance from the center: lines end on the frame. */
const reachAt: Record<Surround, (away: number) => number> = {
  circle: (away) => Math.sqrt(FRAME.circle ** 2 - away ** 2),
  box: () => FRAME.box,
  diamond: (away) => FRAME.diamond - Math.abs(away),
  open: () => 17,
};

/** A bar ends where its outer edge meets the frame. */
const barReach = (frame: Surround, away: number): number => reachAt[frame](away + BAR / 2);

/** Offsets of a part's copies, as steps right and down from the center. */
const STEPS: Record<VariantName | 'plain', readonly (readonly [number, number])[]> = {
  plain: [[0, 0]],
  small: [[0, 0]],
  high: [[0, -1]],
  low: [[0, 1]],
  left: [[-1, 0]],
  right: [[1, 0]],
  pair: [
    [-1, -1],
    [1, 1],
  ],
  stack: [
    [0, -1],
    [0, 1],
  ],
};

function figure(element: keyof typeof FIGURE, variant: VariantName | undefined, frame: Surround): string {
  if (variant === undefined) {
    return stroke[element](MIDDLE, MIDDLE, element === 'cross' ? CROSS[frame] : FRAME[element]);
  }
  const [across, down] = STEPS[variant][0] ?? [0, 0];
  return stroke[element](MIDDLE + across * FIGURE_AWAY, MIDDLE + down * FIGURE_AWAY, FIGURE[element]);
}

type Line = Exclude<SignPart['element'], keyof typeof FIGURE>;

function line(
  element: Line,
  variant: VariantName | undefined,
  frame: Surround,
  [across, down]: readonly [number, number],
): string {
  const away = AWAY[frame];
  const reach = reachAt[frame];
  const [x, y] = [MIDDLE + across * away, MIDDLE + down * away];
  switch (element) {
    case 'vertical':
      return variant === 'high' || variant === 'low'
        ? stroke.halfUpright(down * reach(0))
        : stroke.upright(x, reach(across * away));
    case 'horizontal':
      return variant === 'left' || variant === 'right'
        ? stroke.halfLevel(across * reach(0))
        : stroke.level(y, reach(down * away));
    case 'wave':
      return stroke.wave(y, reach(down * away), down === 0 ? WAVE.middle : WAVE.aside);
    case 'bar':
      return stroke.bar(y, barReach(frame, Math.abs(down) * away), BAR);
    case 'dot':
      return stroke.circle(x, variant === 'pair' ? MIDDLE : y, DOT);
  }
}

export function getPath({ element, variant }: SignPart, frame: Surround): string {
  if (element in FIGURE) return figure(element as keyof typeof FIGURE, variant, frame);
  return STEPS[variant ?? 'plain'].map((step) => line(element as Line, variant, frame, step)).join('');
}
