import { darken, isDark, lighten } from '../svg/color.ts';
import { createClipPath, createGroup, createStroke, createShape, createElement } from '../svg/markup.ts';
import { drawHighlight, drawSoftShadow, drawCastShadow, drawWeave } from './effects.ts';
import type { BlurRadius } from './effects.ts';

export interface Fold {
  d: string;
  blur: BlurRadius;
  opacity: number;
  isLight?: boolean;
}

/** Dark cloth needs stronger shadows and weaker highlights, light cloth the reverse. */
function drawFolds(color: string, folds: readonly Fold[]): string {
  const [shadowFactor, highlightFactor] = isDark(color) ? [1.5, 0.55] : [0.75, 1.2];
  return folds
    .map(({ d, blur, opacity, isLight }) =>
      isLight
        ? drawHighlight(d, blur, opacity * highlightFactor)
        : drawSoftShadow(d, blur, opacity * shadowFactor),
    )
    .join('');
}

export const drawSeam = (d: string, color: string): string =>
  createStroke(d, darken(color, 0.35), 1.6, { 'stroke-dasharray': '5 3', opacity: 0.7 });

export const drawCrease = (d: string, color: string, width = 2.4): string =>
  createStroke(d, darken(color, 0.42), width, { opacity: 0.75, 'stroke-linecap': 'round' });

interface ClothOptions {
  /** Id of the clip path, unique within a picture. */
  id: string;
  d: string;
  color: string;
  folds: readonly Fold[];
  isDetail: boolean;
  /** Print on the cloth, drawn below the folds. */
  print?: string;
  isFlat?: boolean;
}

export function drawCloth({
  id,
  d,
  color,
  folds,
  isDetail,
  print = '',
  isFlat = false,
}: ClothOptions): string {
  const edge = isDark(color) ? lighten(color, 0.14) : darken(color, 0.2);
  return [
    isFlat ? '' : drawCastShadow(d),
    createElement('defs', {}, createClipPath(id, d)),
    createShape(d, color),
    createGroup(
      { 'clip-path': `url(#${id})` },
      print,
      drawFolds(color, folds),
      isDetail ? drawWeave(d, 0.05) : '',
      createStroke(d, edge, 3, { opacity: 0.5 }),
    ),
  ].join('');
}
