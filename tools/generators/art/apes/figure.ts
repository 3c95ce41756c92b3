import type { Canvas } from '../scene/atmosphere.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import { createGroup, createShape } from '../svg/markup.ts';
import { computeCoat } from './coat.ts';
import type { Coat } from './coat.ts';
import { drawFrontHead, drawFrontHeadShadow } from './front-head.ts';
import { drawLimb } from './limbs.ts';
import type { Pose } from './pose.types.ts';
import { POSES } from './poses.data.ts';
import type { PoseName } from './poses.data.ts';
import { drawSideHead, drawSideHeadShadow } from './side-head.ts';

/** Position and size as shares of the canvas width and height. */
export interface BonoboOptions {
  x: number;
  ground: number;
  size: number;
  looksLeft?: boolean;
  /** Side of the rim light: -1 left, 1 right. */
  rimLight?: -1 | 0 | 1;
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
function drawWithRimLight(d: string, color: string, { coat, shine, fur }: Brush): string {
  const rim = createShape(d, coat.rim, { transform: `translate(${shine} ${-Math.abs(shine) * 0.9})` });
  return createGroup({ filter: fur }, shine === 0 ? '' : rim, createShape(d, color));
}

function drawHead(
  { x, y, size, turn = 0, isFront = false, isAsleep = false }: Pose['head'],
  brush: Brush,
  isSmall: boolean,
): string {
  const { coat, shine } = brush;
  const shadow = isFront ? drawFrontHeadShadow(coat.rim) : drawSideHeadShadow(coat.rim);
  return createGroup(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    shine === 0
      ? ''
      : createGroup({ transform: `translate(${shine * 0.9} ${-Math.abs(shine) * 0.8})` }, shadow),
    isFront ? drawFrontHead(coat) : drawSideHead(coat, { isSmall, isAsleep }),
  );
}

function drawPose(pose: Pose, brush: Brush, isSmall = false): string {
  const { far, trunk, near, head, child } = pose;
  const drawnChild =
    child === undefined
      ? ''
      : createGroup(
          {
            transform: `translate(${child.x} ${child.y}) rotate(${child.turn ?? 0}) scale(${child.size}) translate(-100 -200)`,
          },
          drawPose(child.pose, { ...brush, shine: brush.shine / child.size / 1.6 }, true),
        );
  const isBehind = child?.isBehind === true;
  return [
    ...far.map((limbs) => drawWithRimLight(drawLimb(limbs), brush.coat.far, brush)),
    isBehind ? drawnChild : '',
    drawWithRimLight(trunk.map(toTaperedPath).join(''), brush.coat.hair, brush),
    drawHead(head, brush, isSmall),
    isBehind ? '' : drawnChild,
    ...near.map((limbs) => drawWithRimLight(drawLimb(limbs), brush.coat.hair, brush)),
  ].join('');
}

/** Draws a bonobo with rim light on the side of the sun. */
export function drawBonobo(canvas: Canvas, name: PoseName, options: BonoboOptions): string {
  const { width, height, light, id } = canvas;
  const { x, ground, size, looksLeft = false, turn = 0, coat = computeCoat(light) } = options;
  const { rimLight: side = light.disc.x > x ? 1 : -1 } = options;
  const scale = (size * height) / 200;
  const scaleX = looksLeft ? -scale : scale;
  const brush: Brush = {
    coat,
    shine: side * (looksLeft ? -1 : 1) * Math.min(1.1, 0.66 / size),
    fur: `url(#${id}fur)`,
  };
  const transform = `translate(${x * width} ${ground * height}) rotate(${turn}) scale(${scaleX} ${scale}) translate(-100 -200)`;
  return createGroup({ transform }, drawPose(POSES[name], brush));
}
