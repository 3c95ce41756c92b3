import { GLYPH_SIZE } from './glyph-size.ts';

export const GLYPH_CENTER = GLYPH_SIZE / 2;

/** Rounds to a tenth of a unit, below the resolution of screens and print. */
const n = (value: number): number => Math.round(value * 10) / 10;

export const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

export const box = (x: number, y: number, half: number): string =>
  `M${n(x - half)} ${n(y - half)}h${2 * half}v${2 * half}h${-2 * half}z`;

export const diamond = (x: number, y: number, half: number): string =>
  `M${n(x)} ${n(y - half)}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;

export const cross = (x: number, y: number, half: number): string =>
  `M${n(x - half)} ${n(y - half)}l${2 * half} ${2 * half}m0 ${-2 * half}l${-2 * half} ${2 * half}`;

/** Horizontal line, centered. */
export const horizontalLine = (y: number, reach: number): string =>
  `M${n(GLYPH_CENTER - reach)} ${n(y)}h${n(2 * reach)}`;
export const verticalLine = (x: number, reach: number): string =>
  `M${n(x)} ${n(GLYPH_CENTER - reach)}v${n(2 * reach)}`;

/** Horizontal line from the center to one side. */
export const halfHorizontalLine = (reach: number): string => `M${GLYPH_CENTER} ${GLYPH_CENTER}h${n(reach)}`;
export const halfVerticalLine = (reach: number): string => `M${GLYPH_CENTER} ${GLYPH_CENTER}v${n(reach)}`;

export const bar = (y: number, reach: number, thickness: number): string =>
  `M${n(GLYPH_CENTER - reach)} ${n(y - thickness / 2)}h${n(2 * reach)}v${thickness}h${n(-2 * reach)}z`;

export function wave(y: number, reach: number, height: number): string {
  const step = n(reach / 2);
  return `M${n(GLYPH_CENTER - reach)} ${n(y)}q${n(step / 2)} ${-2 * height} ${step} 0${`t${step} 0`.repeat(3)}`;
}
