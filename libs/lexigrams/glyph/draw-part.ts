import type { VariantName } from './elements.data.ts';
import type { Frame, SignPart } from './parse-sign.ts';
import * as stroke from './strokes.ts';

const { GLYPH_CENTER } = stroke;

/** The frame around a part; `open` without one. */
export type SurroundingFrame = Frame | 'open';

/** Distance from center to stroke; chosen so that frames, and figures, appear equally large. */
const FRAME = { circle: 17, box: 15, diamond: 20 };
const FIGURE = { circle: 7, box: 6.2, diamond: 8.4, cross: 6 };
const CROSS: Record<SurroundingFrame, number> = { circle: 12, box: 15, diamond: 10, open: 14 };
const DOT = 4.2;
const BAR = 7;
/** Amplitude from the midline; smaller for a wave placed high or low. */
const WAVE = { middle: 4.5, offset: 3.2 };

/** Distance from the center of a part placed high, low, left or right: halfway to the frame. */
const OFFSET: Record<SurroundingFrame, number> = { circle: 8.5, box: 7.8, diamond: 8, open: 13 };
const FIGURE_OFFSET = 10.4;

/** Half length of a line at this distance from the center: lines end on the frame. */
const computeReach: Record<SurroundingFrame, (offset: number) => number> = {
  circle: (offset) => Math.sqrt(FRAME.circle ** 2 - offset ** 2),
  box: () => FRAME.box,
  diamond: (offset) => FRAME.diamond - Math.abs(offset),
  open: () => 17,
};

/** A bar ends where its outer edge meets the frame. */
const computeBarReach = (frame: SurroundingFrame, offset: number): number =>
  computeReach[frame](offset + BAR / 2);

/** Offsets of a part's copies, as directions right and down from the center. */
const DIRECTIONS: Record<VariantName | 'plain', readonly (readonly [number, number])[]> = {
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

function drawFigure(
  element: keyof typeof FIGURE,
  variant: VariantName | undefined,
  frame: SurroundingFrame,
): string {
  if (variant === undefined) {
    return stroke[element](GLYPH_CENTER, GLYPH_CENTER, element === 'cross' ? CROSS[frame] : FRAME[element]);
  }
  const [across, down] = DIRECTIONS[variant][0] ?? [0, 0];
  return stroke[element](
    GLYPH_CENTER + across * FIGURE_OFFSET,
    GLYPH_CENTER + down * FIGURE_OFFSET,
    FIGURE[element],
  );
}

type Line = Exclude<SignPart['element'], keyof typeof FIGURE>;

function drawLine(
  element: Line,
  variant: VariantName | undefined,
  frame: SurroundingFrame,
  [across, down]: readonly [number, number],
): string {
  const offset = OFFSET[frame];
  const reach = computeReach[frame];
  const [x, y] = [GLYPH_CENTER + across * offset, GLYPH_CENTER + down * offset];
  switch (element) {
    case 'vertical':
      return variant === 'high' || variant === 'low'
        ? stroke.halfVerticalLine(down * reach(0))
        : stroke.verticalLine(x, reach(across * offset));
    case 'horizontal':
      return variant === 'left' || variant === 'right'
        ? stroke.halfHorizontalLine(across * reach(0))
        : stroke.horizontalLine(y, reach(down * offset));
    case 'wave':
      return stroke.wave(y, reach(down * offset), down === 0 ? WAVE.middle : WAVE.offset);
    case 'bar':
      return stroke.bar(y, computeBarReach(frame, Math.abs(down) * offset), BAR);
    case 'dot':
      return stroke.circle(x, variant === 'pair' ? GLYPH_CENTER : y, DOT);
  }
}

export function drawPart({ element, variant }: SignPart, frame: SurroundingFrame): string {
  if (element in FIGURE) return drawFigure(element as keyof typeof FIGURE, variant, frame);
  return DIRECTIONS[variant ?? 'plain']
    .map((direction) => drawLine(element as Line, variant, frame, direction))
    .join('');
}
