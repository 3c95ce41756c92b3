import type { Canvas } from '../scene/air.ts';
import { limb } from '../svg/limb.ts';
import { group, shape } from '../svg/markup.ts';
import { getCoat } from './coat.ts';
import type { Coat } from './coat.ts';
import { frontHead, frontHeadShadow } from './front-head.ts';
import { partShape } from './limbs.ts';
import type { Pose } from './pose.types.ts';
import { POSES } from './poses.data.ts';
import type { PoseName } from './poses.data.ts';
import { sideHead, sideHeadShadow } from './side-head.ts';

/** Position and size as shares of the canvas width and height. */
export interface Figure {
  x: number;
  ground: number;
  size: number;
  looksLeft?: boolean;
  /** Side of the rim light: -1 left, 1 right. */
  lit?: -1 | 0 | 1;
  turn?: number;
  /** Overrides the colors that the light gives, for example in mist. */
  coat?: Coat;
}

interface Brush {
  coat: Coat;
  shine: number;
  fur: string;
}

/** Draws a shape with rim light on the side of the sun. */
function lit(d: string, color: string, { coat, shine, fur }: Brush): string {
  const rim = shape(d, coat.rim, { transform: `translate(${shine} ${-Math.abs(shine) * 0.9})` });
  return group({ filter: fur }, shine === 0 ? '' : rim, shape(d, color));
}

function getHead(
  { x, y, size, turn = 0, isFront = false, isAsleep = false }: Pose['head'],
  brush: Brush,
  isSmall: boolean,
): string {
  const { coat, shine } = brush;
  const shadow = isFront ? frontHeadShadow(coat.rim) : sideHeadShadow(coat.rim);
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    shine === 0 ? '' : group({ transform: `translate(${shine * 0.9} ${-Math.abs(shine) * 0.8})` }, shadow),
    isFront ? frontHead(coat) : sideHead(coat, { isSmall, isAsleep }),
  );
}

function posed(pose: Pose, brush: Brush, isSmall = false): string {
  const { far, trunk, near, head, child } = pose;
  const young =
    child === undefined
      ? ''
      : group(
          {
            transform: `translate(${child.x} ${child.y}) rotate(${child.turn ?? 0}) scale(${child.size}) translate(-100 -200)`,
          },
          posed(child.pose, { ...brush, shine: brush.shine / child.size / 1.6 }, true),
        );
  const isBehind = child?.isBehind === true;
  return [
    ...far.map((limbs) => lit(partShape(limbs), brush.coat.far, brush)),
    isBehind ? young : '',
    lit(trunk.map(limb).join(''), brush.coat.hair, brush),
    getHead(head, brush, isSmall),
    isBehind ? '' : young,
    ...near.map((limbs) => lit(partShape(limbs), brush.coat.hair, brush)),
  ].join('');
}

/** Draws a bonobo with rim light on the side of the sun. */
export function bonobo(canvas: Canvas, name: PoseName, given: Figure): string {
  const { width, height, light, id } = canvas;
  const { x, ground, size, looksLeft = false, turn = 0, coat = getCoat(light) } = given;
  const { lit: side = light.disc.x > x ? 1 : -1 } = given;
  const scale = (size * height) / 200;
  const across = looksLeft ? -scale : scale;
  const brush: Brush = {
    coat,
    shine: side * (looksLeft ? -1 : 1) * Math.min(1.1, 0.66 / size),
    fur: `url(#${id}fur)`,
  };
  const transform = `translate(${x * width} ${ground * height}) rotate(${turn}) scale(${across} ${scale}) translate(-100 -200)`;
  return group({ transform }, posed(POSES[name], brush));
}
