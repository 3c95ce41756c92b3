import { bareSign, printedTile } from '../motifs/tile.ts';
import { box, disc } from '../svg/geometry.ts';
import { limb } from '../svg/limb.ts';
import { group, line, shape, tag } from '../svg/markup.ts';
import type { Extra } from './scene.ts';

/** A board of signs; words by row. */
export const board =
  (x: number, y: number, side: number, rows: readonly (readonly string[])[]): Extra =>
  ({ width, height, light }) => {
    const [left, top, step] = [x * width, y * height, side * width];
    const [wide, high] = [(rows[0]?.length ?? 0) * step, rows.length * step];
    const frame = tag('rect', {
      x: left - 14,
      y: top - 14,
      width: wide + 28,
      height: high + 28,
      rx: 10,
      fill: light.layers[5],
    });
    const legs = [0.2, 0.8].map((share) =>
      shape(box(left + wide * share - 9, top + high, 18, height), light.layers[5]),
    );
    const tiles = rows.flatMap((words, row) =>
      words.map((word, column) =>
        printedTile(word, light.layers[5], {
          x: left + (column + 0.5) * step,
          y: top + (row + 0.5) * step,
          side: step * 0.9,
        }),
      ),
    );
    return [...legs, frame, ...tiles].join('');
  };

export const signAbove =
  (word: string, x: number, y: number, side: number): Extra =>
  ({ width, height, light, id }) => {
    const place = { x: x * width, y: y * height, side: side * width };
    return (
      group({ filter: `url(#${id}soft10)`, opacity: 0.8 }, bareSign(word, light.disc.color, place)) +
      bareSign(word, '#fff6dc', place)
    );
  };

export const lanterns =
  (words: readonly string[], top: number, sag: number): Extra =>
  ({ width, height, id }) => {
    const at = (share: number) => [share * width, (top + sag * 4 * share * (1 - share)) * height] as const;
    const rope = Array.from({ length: 21 }, (_, index) => at(index / 20).join(' ')).join('L');
    const lamps = words.map((word, index) => {
      const [x, y] = at((index + 1) / (words.length + 1));
      const [cy, r] = [y + 92, 58];
      return [
        line(`M${x} ${y}V${cy - r}`, '#2a1c1c', 3),
        shape(disc(x, cy, r * 1.7), '#ffc873', { opacity: 0.5, filter: `url(#${id}soft46)` }),
        tag('rect', {
          x: x - r * 0.82,
          y: cy - r,
          width: r * 1.64,
          height: r * 2,
          rx: r * 0.36,
          fill: '#ffdf9c',
        }),
        tag('rect', { x: x - r * 0.5, y: cy - r - 7, width: r, height: 10, rx: 4, fill: '#3a2520' }),
        tag('rect', { x: x - r * 0.5, y: cy + r - 3, width: r, height: 10, rx: 4, fill: '#3a2520' }),
        bareSign(word, '#7a3b22', { x, y: cy, side: r * 1.2 }),
      ].join('');
    });
    return line(`M${rope}`, '#2a1c1c', 3) + lamps.join('');
  };

/** Seated people seen from behind; positions and heights. */
export const audience =
  (...seats: readonly (readonly [number, number])[]): Extra =>
  ({ width, height, light }) =>
    seats
      .map(([x, tall], index) => {
        const [px, top, r] = [x * width, height * (1 - tall), height * 0.05];
        const neck = limb([
          [px, top, r * 0.5],
          [px, top + r * 1.9, r * 0.56],
        ]);
        const [wide, low] = [r * 2.5, top + r * 2.2];
        const body = `M${px} ${top + r * 1.3}C${px + r * 0.9} ${top + r * 2} ${px + wide * 0.86} ${low - r * 0.5} ${px + wide} ${low + r * 1.2}Q${px + wide * 1.12} ${low + r * 3} ${px + wide * 1.06} ${height}H${px - wide * 1.06}Q${px - wide * 1.12} ${low + r * 3} ${px - wide} ${low + r * 1.2}C${px - wide * 0.86} ${low - r * 0.5} ${px - r * 0.9} ${top + r * 2} ${px} ${top + r * 1.3}Z`;
        const hair = [
          limb([
            [px, top - r * 0.1, r * 1.06],
            [px, top + r * 1.5, r * 1.12],
          ]),
          disc(px, top - r * 0.1, r) + disc(px + r * 0.2, top - r * 1.25, r * 0.46),
          disc(px, top - r * 0.16, r * 1.02),
        ][index % 3] as string;
        const d = [body, neck, disc(px, top + r * 0.2, r * 0.9), hair].join('');
        return (
          shape(d, '#f4b069', { transform: 'translate(0 -3)', opacity: 0.7 }) + shape(d, light.layers[5])
        );
      })
      .join('');

const ball = (x: number, y: number, r: number): string =>
  shape(disc(x, y, r), '#b5483c') +
  shape(disc(x - r * 0.3, y - r * 0.35, r * 0.42), '#d9806c', { opacity: 0.7 }) +
  line(`M${x - r} ${y}Q${x} ${y + r * 0.7} ${x + r} ${y}`, '#f0d9b8', r * 0.16);

const hat = (x: number, y: number, wide: number): string =>
  tag('ellipse', { cx: x, cy: y, rx: wide, ry: wide * 0.2, fill: '#caa25a' }) +
  shape(
    `M${x - wide * 0.55} ${y}C${x - wide * 0.55} ${y - wide * 0.75} ${x + wide * 0.55} ${y - wide * 0.75} ${x + wide * 0.55} ${y}Q${x} ${y + wide * 0.16} ${x - wide * 0.55} ${y}Z`,
    '#e0bd76',
  ) +
  shape(
    `M${x - wide * 0.56} ${y - wide * 0.16}Q${x} ${y + wide * 0.02} ${x + wide * 0.56} ${y - wide * 0.16}L${x + wide * 0.56} ${y}Q${x} ${y + wide * 0.17} ${x - wide * 0.56} ${y}Z`,
    '#4f3b2c',
  );

export const ballAndHat =
  (x: number, apart: number, y: number): Extra =>
  ({ width, height }) => {
    const [left, right, low, size] = [x * width, (x + apart) * width, y * height, width * 0.052];
    return [
      hat(left, low - size * 0.15, size),
      ball(left, low - size * 1.25, size * 0.62),
      ball(right, low - size * 0.6, size * 0.62),
      hat(right, low - size * 1.02, size),
    ].join('');
  };
