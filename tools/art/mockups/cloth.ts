import { darker, isDark, lighter } from '../svg/color.ts';
import { clip, group, line, shape, tag } from '../svg/markup.ts';
import { glow, shade, drawShadow, weave } from './stage.ts';
import type { Brush } from './stage.ts';

/** A place where the cloth turns away from the light, or towards it. */
export interface Fold {
  d: string;
  brush: Brush;
  strength: number;
  isLight?: boolean;
}

/** Dark cloth swallows shade and shows light more; pale cloth the other way round. */
export function folds(color: string, all: readonly Fold[]): string {
  const [forShade, forLight] = isDark(color) ? [1.5, 0.55] : [0.75, 1.2];
  return all
    .map(({ d, brush, strength, isLight }) =>
      isLight ? glow(d, brush, strength * forLight) : shade(d, brush, strength * forShade),
    )
    .join('');
}

/** Two rows of stitches beside an edge. */
export const seam = (d: string, color: string): string =>
  line(d, darker(color, 0.35), 1.6, { 'stroke-dasharray': '5 3', opacity: 0.7 });

/** An edge where two pieces of cloth meet. */
export const crease = (d: string, color: string, width = 2.4): string =>
  line(d, darker(color, 0.42), width, { opacity: 0.75, 'stroke-linecap': 'round' });

interface Piece {
  /** A name for the clip, once in a picture. */
  id: string;
  d: string;
  color: string;
  folds: readonly Fold[];
  isDetail: boolean;
  /** Printed on the cloth, so that its folds lie over it. */
  print?: string;
  /** Nothing below to cast a shadow on. */
  isFlat?: boolean;
}

/** A piece of cloth with its shadow, its print and its folds. */
export function cloth({ id, d, color, folds: all, isDetail, print = '', isFlat = false }: Piece): string {
  const edge = isDark(color) ? lighter(color, 0.14) : darker(color, 0.2);
  return [
    isFlat ? '' : drawShadow(d),
    tag('defs', {}, clip(id, d)),
    shape(d, color),
    group(
      { 'clip-path': `url(#${id})` },
      print,
      folds(color, all),
      isDetail ? weave(d, 0.05) : '',
      line(d, edge, 3, { opacity: 0.5 }),
    ),
  ].join('');
}
