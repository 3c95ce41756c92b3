import { drawSign, drawTile } from '../motifs/tile.ts';
import { toRectanglePath, toCirclePath } from '../svg/path-data.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import { createGroup, createStroke, createShape, createElement } from '../svg/markup.ts';
import type { DrawOnCanvas } from './scene.ts';

/** A board of signs; words by row. */
export const createSignBoard =
  (x: number, y: number, side: number, rows: readonly (readonly string[])[]): DrawOnCanvas =>
  ({ width, height, light }) => {
    const [left, top, step] = [x * width, y * height, side * width];
    const [wide, high] = [(rows[0]?.length ?? 0) * step, rows.length * step];
    const frame = createElement('rect', {
      x: left - 14,
      y: top - 14,
      width: wide + 28,
      height: high + 28,
      rx: 10,
      fill: light.layers[5],
    });
    const legs = [0.2, 0.8].map((share) =>
      createShape(toRectanglePath(left + wide * share - 9, top + high, 18, height), light.layers[5]),
    );
    const tiles = rows.flatMap((words, row) =>
      words.map((word, column) =>
        drawTile(word, light.layers[5], {
          x: left + (column + 0.5) * step,
          y: top + (row + 0.5) * step,
          side: step * 0.9,
        }),
      ),
    );
    return [...legs, frame, ...tiles].join('');
  };

export const createSignAbove =
  (word: string, x: number, y: number, side: number): DrawOnCanvas =>
  ({ width, height, light, id }) => {
    const position = { x: x * width, y: y * height, side: side * width };
    return (
      createGroup({ filter: `url(#${id}soft10)`, opacity: 0.8 }, drawSign(word, light.disc.color, position)) +
      drawSign(word, '#fff6dc', position)
    );
  };

export const createLanterns =
  (words: readonly string[], top: number, sag: number): DrawOnCanvas =>
  ({ width, height, id }) => {
    const at = (share: number) => [share * width, (top + sag * 4 * share * (1 - share)) * height] as const;
    const rope = Array.from({ length: 21 }, (_, index) => at(index / 20).join(' ')).join('L');
    const lamps = words.map((word, index) => {
      const [x, y] = at((index + 1) / (words.length + 1));
      const [cy, r] = [y + 92, 58];
      return [
        createStroke(`M${x} ${y}V${cy - r}`, '#2a1c1c', 3),
        createShape(toCirclePath(x, cy, r * 1.7), '#ffc873', { opacity: 0.5, filter: `url(#${id}soft46)` }),
        createElement('rect', {
          x: x - r * 0.82,
          y: cy - r,
          width: r * 1.64,
          height: r * 2,
          rx: r * 0.36,
          fill: '#ffdf9c',
        }),
        createElement('rect', {
          x: x - r * 0.5,
          y: cy - r - 7,
          width: r,
          height: 10,
          rx: 4,
          fill: '#3a2520',
        }),
        createElement('rect', {
          x: x - r * 0.5,
          y: cy + r - 3,
          width: r,
          height: 10,
          rx: 4,
          fill: '#3a2520',
        }),
        drawSign(word, '#7a3b22', { x, y: cy, side: r * 1.2 }),
      ].join('');
    });
    return createStroke(`M${rope}`, '#2a1c1c', 3) + lamps.join('');
  };

/** Seated people seen from behind; positions and heights. */
export const createAudience =
  (...seats: readonly (readonly [number, number])[]): DrawOnCanvas =>
  ({ width, height, light }) =>
    seats
      .map(([x, tall], index) => {
        const [px, top, r] = [x * width, height * (1 - tall), height * 0.05];
        const neck = toTaperedPath([
          [px, top, r * 0.5],
          [px, top + r * 1.9, r * 0.56],
        ]);
        const [wide, low] = [r * 2.5, top + r * 2.2];
        const body = `M${px} ${top + r * 1.3}C${px + r * 0.9} ${top + r * 2} ${px + wide * 0.86} ${low - r * 0.5} ${px + wide} ${low + r * 1.2}Q${px + wide * 1.12} ${low + r * 3} ${px + wide * 1.06} ${height}H${px - wide * 1.06}Q${px - wide * 1.12} ${low + r * 3} ${px - wide} ${low + r * 1.2}C${px - wide * 0.86} ${low - r * 0.5} ${px - r * 0.9} ${top + r * 2} ${px} ${top + r * 1.3}Z`;
        const hair = [
          toTaperedPath([
            [px, top - r * 0.1, r * 1.06],
            [px, top + r * 1.5, r * 1.12],
          ]),
          toCirclePath(px, top - r * 0.1, r) + toCirclePath(px + r * 0.2, top - r * 1.25, r * 0.46),
          toCirclePath(px, top - r * 0.16, r * 1.02),
        ][index % 3] as string;
        const d = [body, neck, toCirclePath(px, top + r * 0.2, r * 0.9), hair].join('');
        return (
          createShape(d, '#f4b069', { transform: 'translate(0 -3)', opacity: 0.7 }) +
          createShape(d, light.layers[5])
        );
      })
      .join('');

const drawBall = (x: number, y: number, r: number): string =>
  createShape(toCirclePath(x, y, r), '#b5483c') +
  createShape(toCirclePath(x - r * 0.3, y - r * 0.35, r * 0.42), '#d9806c', { opacity: 0.7 }) +
  createStroke(`M${x - r} ${y}Q${x} ${y + r * 0.7} ${x + r} ${y}`, '#f0d9b8', r * 0.16);

const drawHat = (x: number, y: number, wide: number): string =>
  createElement('ellipse', { cx: x, cy: y, rx: wide, ry: wide * 0.2, fill: '#caa25a' }) +
  createShape(
    `M${x - wide * 0.55} ${y}C${x - wide * 0.55} ${y - wide * 0.75} ${x + wide * 0.55} ${y - wide * 0.75} ${x + wide * 0.55} ${y}Q${x} ${y + wide * 0.16} ${x - wide * 0.55} ${y}Z`,
    '#e0bd76',
  ) +
  createShape(
    `M${x - wide * 0.56} ${y - wide * 0.16}Q${x} ${y + wide * 0.02} ${x + wide * 0.56} ${y - wide * 0.16}L${x + wide * 0.56} ${y}Q${x} ${y + wide * 0.17} ${x - wide * 0.56} ${y}Z`,
    '#4f3b2c',
  );

export const createBallAndHat =
  (x: number, apart: number, y: number): DrawOnCanvas =>
  ({ width, height }) => {
    const [left, right, low, size] = [x * width, (x + apart) * width, y * height, width * 0.052];
    return [
      drawHat(left, low - size * 0.15, size),
      drawBall(left, low - size * 1.25, size * 0.62),
      drawBall(right, low - size * 0.6, size * 0.62),
      drawHat(right, low - size * 1.02, size),
    ].join('');
  };
