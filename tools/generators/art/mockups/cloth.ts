import { darker, isDark, lighter } from '../svg/color.ts';
import { clip, group, line, shape, tag } from '../svg/markup.ts';
import { glow, shade, drawShadow, weave } from './stage.ts';
import type { Brush } from './stage.ts';

export interface Fold {
  d: string;
  brush: Brush;
  strength: number;
  isLight?: boolean;
}

/** Dark cloth needs stronger shadows and weaker highlights, light cloth the reverse. */
function folds(color: string, all: readonly Fold[]): string {
  const [forShade, forLight] = isDark(color) ? [1.5, 0.55] : [0.75, 1.2];
  return all
    .map(({ d, brush, strength, isLight }) =>
      isLight ? glow(d, brush, strength * forLight) : shade(d, brush, strength * forShade),
    )
    .join('');
}

export const seam = (d: string, color: string): string =>
  line(d, darker(color, 0.35), 1.6, { 'stroke-dasharray': '5 3', opacity: 0.7 });

export const crease = (d: string, color: string, width = 2.4): string =>
  line(d, darker(color, 0.42), width, { opacity: 0.75, 'stroke-linecap': 'round' });

interface Piece {
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
