import { limb } from '../svg/limb.ts';
import { group, shape } from '../svg/markup.ts';
import { BONOBOS } from './bonobos.data.ts';
import type { BonoboPose } from './bonobos.data.ts';

const SQUARE = 200;

interface Standing {
  /** Center of the feet. */
  x: number;
  ground: number;
  /** Height of the pose's square. */
  height: number;
  color: string;
  looksLeft?: boolean;
}

export function bonobo(pose: BonoboPose, { x, ground, height, color, looksLeft = false }: Standing): string {
  const scale = height / SQUARE;
  const across = looksLeft ? -scale : scale;
  const transform = `translate(${x - (across * SQUARE) / 2} ${ground - height}) scale(${across} ${scale})`;
  return group({ transform }, shape(BONOBOS[pose].limbs.map(limb).join(''), color));
}
