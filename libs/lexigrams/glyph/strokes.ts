import { GLYPH_SIZE } from './size.ts';

export const MIDDLE = GLYPH_SIZE / 2;

/** Rounds to a tenth of a unit, finer than screen or print shows. */
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
export const level = (y: number, reach: number): string => `M${n(MIDDLE - reach)} ${n(y)}h${n(2 * reach)}`;
export const upright = (x: number, reach: number): string => `M${n(x)} ${n(MIDDLE - reach)}v${n(2 * reach)}`;

/** Horizontal line from the center to one side. */
export const halfLevel = (reach: number): string => `M${MIDDLE} ${MIDDLE}h${n(reach)}`;
export const halfUpright = (reach: number): string => `M${MIDDLE} ${MIDDLE}v${n(reach)}`;

export const bar = (y: number, reach: number, thickness: number): string =>
  `M${n(MIDDLE - reach)} ${n(y - thickness / 2)}h${n(2 * reach)}v${thickness}h${n(-2 * reach)}z`;

export function wave(y: number, reach: number, height: number): string {
  const step = n(reach / 2);
  return `M${n(MIDDLE - reach)} ${n(y)}q${n(step / 2)} ${-2 * height} ${step} 0${`t${step} 0`.repeat(3)}`;
}
