import { limb } from '../svg/limb.ts';
import { group, shape } from '../svg/markup.ts';
import { BONOBOS } from './bonobos.data.ts';
import type { BonoboPose } from './bonobos.data.ts';

const SQUARE = 200;

interface Standing {
  /** The middle of its feet. */
  x: number;
  ground: number;
  /** Of the square it is drawn on. */
  height: number;
  color: string;
  looksLeft?: boolean;
}

/** The silhouette of a bonobo. */
export function bonobo(pose: BonoboPose, { x, ground, height, color, looksLeft = false }: Standing): string {
  const scale = height / SQUARE;
  const across = looksLeft ? -scale : scale;
  const transform = `translate(${x - (across * SQUARE) / 2} ${ground - height}) scale(${across} ${scale})`;
  return group({ transform }, shape(BONOBOS[pose].limbs.map(limb).join(''), color));
}
