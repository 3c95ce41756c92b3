import { toTaperedPath } from '../svg/tapered-path.ts';
import { createGroup, createShape } from '../svg/markup.ts';
import { BONOBOS } from './bonobos.data.ts';
import type { BonoboPose } from './bonobos.data.ts';

const SQUARE = 200;

interface BonoboPlacement {
  /** Center of the feet. */
  x: number;
  ground: number;
  /** Height of the pose's square. */
  height: number;
  color: string;
  looksLeft?: boolean;
}

export function drawBonobo(
  pose: BonoboPose,
  { x, ground, height, color, looksLeft = false }: BonoboPlacement,
): string {
  const scale = height / SQUARE;
  const across = looksLeft ? -scale : scale;
  const transform = `translate(${x - (across * SQUARE) / 2} ${ground - height}) scale(${across} ${scale})`;
  return createGroup({ transform }, createShape(BONOBOS[pose].limbs.map(toTaperedPath).join(''), color));
}
