import { drawMistPatch, drawFirefly, drawRiver } from '../scene/atmosphere.ts';
import { drawBlade, drawFoliage, drawLiana } from '../scene/leaves.ts';
import { drawBough } from '../scene/woods.ts';
import { mixColors } from '../svg/color.ts';
import { toCirclePath } from '../svg/path-data.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import { createStroke, createShape, createElement } from '../svg/markup.ts';
import type { DrawOnCanvas } from './scene.ts';

export const createPerch =
  (x: number, y: number, endX: number, endY: number, r = 0.02): DrawOnCanvas =>
  (canvas) => {
    const { width, height, light, random } = canvas;
    const joints = [
      [x, y, r],
      [(x + endX) / 2, (y + endY) / 2 + 0.008, r * 0.82],
      [endX, endY, r * 0.4],
    ] as const;
    // The rim light starts where the branch leaves the trunk.
    const bare = [x + (endX - x) * 0.19, y + (endY - y) * 0.19, r * 0.93] as const;
    const lit = [bare, ...joints.slice(1)].map(
      ([jx, jy, jr]) => [jx * width, jy * height - 3, jr * width] as const,
    );
    const leaves = drawFoliage(
      random,
      [endX * width, endY * height],
      width * 0.15,
      height * 0.12,
      width * 0.022,
    );
    return (
      createShape(toTaperedPath(lit), mixColors(light.layers[5], light.disc.color, 0.4)) +
      drawBough(canvas, 5, joints) +
      createShape(leaves, light.layers[5])
    );
  };

export const createNest =
  (x: number, y: number, wide: number): DrawOnCanvas =>
  ({ width, height, light, random }) => {
    const twigs = Array.from({ length: 90 }, () => {
      const share = random.between(-1, 1);
      const at = [
        (x + share * wide) * width,
        y * height + (1 - share * share) * wide * width * 0.42,
      ] as const;
      return drawBlade(
        at,
        (share > 0 ? 0 : Math.PI) - share * random.between(0.1, 1),
        wide * width * 0.42,
        wide * width * 0.06,
      );
    });
    const bowl = `M${(x - wide) * width} ${y * height}Q${x * width} ${y * height + wide * width * 1.1} ${(x + wide) * width} ${y * height}Z`;
    return createShape(bowl, light.layers[5]) + createShape(twigs.join(''), light.layers[5]);
  };

export const createLog =
  (y: number): DrawOnCanvas =>
  ({ width, height, light, random }) => {
    const toPath = (lift: number) =>
      toTaperedPath([
        [0.08 * width, (y + 0.05) * height - lift, height * 0.042],
        [0.5 * width, (y + 0.035) * height - lift, height * 0.046],
        [0.94 * width, (y + 0.045) * height - lift, height * 0.036],
      ]);
    const moss = Array.from({ length: 60 }, () =>
      toCirclePath(
        random.between(0.08, 0.94) * width,
        (y + random.between(-0.008, 0.008)) * height,
        random.between(3, 10),
      ),
    );
    const green = mixColors(light.layers[3], light.disc.color, 0.25);
    return (
      createShape(toPath(4), green) +
      createShape(toPath(0), light.layers[5]) +
      createShape(moss.join(''), green, { opacity: 0.55 })
    );
  };

export const createStream =
  (top: number, low = 1.01): DrawOnCanvas =>
  (canvas) =>
    drawRiver(canvas, top, low);

export const createRipples =
  (...at: readonly (readonly [number, number])[]): DrawOnCanvas =>
  ({ width, height, light }) => {
    const water = mixColors(light.layers[1], light.sky[2], 0.25);
    const oval = (
      x: number,
      y: number,
      rx: number,
      ry: number,
      attributes: Record<string, string | number>,
    ) => createElement('ellipse', { cx: x * width, cy: y * height, rx, ry, ...attributes });
    return at
      .flatMap(([x, y]) => [
        oval(x, y + 0.055, 34, 54, { fill: light.layers[5], opacity: 0.28 }),
        oval(x, y + 0.014, 66, 13, { fill: water }),
        ...[1, 1.7, 2.6].map((size, index) =>
          oval(x, y + 0.004 * size, 66 * size, 13 * size, {
            fill: 'none',
            stroke: light.sky[2],
            'stroke-width': 2.4,
            opacity: 0.9 - index * 0.25,
          }),
        ),
      ])
      .join('');
  };

export const createFigs =
  (...at: readonly (readonly [number, number])[]): DrawOnCanvas =>
  ({ width, height, random }) =>
    at
      .flatMap(([x, y]) =>
        Array.from({ length: 9 }, () => {
          const [cx, cy] = [x * width + random.between(-38, 38), y * height + random.between(-22, 30)];
          return (
            createShape(toCirclePath(cx, cy, 11), '#8c3b33') +
            createShape(toCirclePath(cx - 3, cy - 4, 4), '#c9705a', { opacity: 0.8 })
          );
        }),
      )
      .join('');

export const createLianas =
  (...at: readonly (readonly [number, number, number])[]): DrawOnCanvas =>
  ({ width, height, light, random }) =>
    createShape(
      at
        .map(([from, to, sag]) =>
          drawLiana(
            random,
            [from * width, -20],
            [to * width, -20],
            sag * height,
            width * 0.004,
            width * 0.018,
          ),
        )
        .join(''),
      light.layers[4],
    );

export const createRope =
  (x: number, low: number): DrawOnCanvas =>
  ({ width, height, light, random }) => {
    const at = (share: number) =>
      [x * width + random.between(-3, 3), share * low * height, width * 0.0042] as const;
    return createShape(toTaperedPath([at(0), at(0.3), at(0.6), at(1)]), light.layers[4]);
  };

/** A large leaf used as an umbrella; (x, y) is the end of its stalk. */
export const createLeafUmbrella =
  (x: number, y: number): DrawOnCanvas =>
  ({ width, height, light }) => {
    const [px, py, long] = [x * width, y * height, width * 0.3];
    const tip = [px - long * 0.86, py + long * 0.02] as const;
    return (
      createStroke(
        `M${px} ${py + 26}Q${px + 8} ${py - 30} ${px - long * 0.02} ${py - long * 0.14}`,
        light.layers[3],
        8,
        { 'stroke-linecap': 'round' },
      ) +
      createShape(
        `M${px + 6} ${py - long * 0.15}C${px - long * 0.1} ${py - long * 0.5} ${px - long * 0.7} ${py - long * 0.4} ${tip[0]} ${tip[1]}C${px - long * 0.5} ${py - long * 0.12} ${px - long * 0.3} ${py - long * 0.02} ${px + 6} ${py - long * 0.15}Z`,
        light.layers[3],
      ) +
      createStroke(
        `M${px + 6} ${py - long * 0.15}Q${px - long * 0.4} ${py - long * 0.34} ${tip[0]} ${tip[1]}`,
        light.layers[1],
        3,
      )
    );
  };

export const createMistPatches =
  (...at: readonly (readonly [number, number, number])[]): DrawOnCanvas =>
  (canvas) =>
    at.map(([x, y, length]) => drawMistPatch(canvas, x, y, length, 0.6)).join('');

export const createFireflies =
  (count: number, top = 0.35, low = 0.95): DrawOnCanvas =>
  ({ width, height, random }) =>
    Array.from({ length: count }, () =>
      drawFirefly(
        random.between(0, 1) * width,
        random.between(top, low) * height,
        random.between(1.8, 4),
        random.between(0.4, 1),
      ),
    ).join('');

/** Combines extras in drawing order. */
export const combine =
  (...extras: readonly DrawOnCanvas[]): DrawOnCanvas =>
  (canvas) =>
    extras.map((extra) => extra(canvas)).join('');
