import { toCirclePath } from '../svg/path-data.ts';
import type { Point } from '../svg/path-data.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import type { Joint } from '../svg/tapered-path.ts';
import type { Random } from '../svg/random.ts';

const FULL = 2 * Math.PI;
const formatCoordinate = (value: number): string => String(Math.round(value * 10) / 10);

/** A pointed leaf; `turn` is its direction in radians. */
export function drawBlade([x, y]: Point, turn: number, length: number, width: number): string {
  const at = (out: number, aside: number): string =>
    `${formatCoordinate(x + Math.cos(turn) * out - Math.sin(turn) * aside)} ${formatCoordinate(y + Math.sin(turn) * out + Math.cos(turn) * aside)}`;
  return `M${at(0, 0)}Q${at(length * 0.35, -width)} ${at(length, 0)}Q${at(length * 0.35, width)} ${at(0, 0)}Z`;
}

export function drawFoliage(
  random: Random,
  [x, y]: Point,
  width: number,
  height: number,
  leaf: number,
): string {
  const core = Array.from({ length: 16 }, () => {
    const turn = random.between(0, FULL);
    const out = random.between(0, 0.86);
    const r = Math.min(width, height) * random.between(0.17, 0.27);
    return toCirclePath(x + Math.cos(turn) * out * width * 0.42, y + Math.sin(turn) * out * height * 0.42, r);
  });
  const count = Math.round(40 + (2.6 * (width + height)) / leaf);
  const edge = Array.from({ length: count }, () => {
    const turn = random.between(0, FULL);
    const out = Math.sqrt(random.between(0.45, 1));
    const at: Point = [x + Math.cos(turn) * out * width * 0.44, y + Math.sin(turn) * out * height * 0.42];
    return drawBlade(at, turn + random.between(-0.9, 0.9), leaf * random.between(0.7, 1.3), leaf * 0.3);
  });
  return [...core, ...edge].join('');
}

/** Treetops along a hillside, filled down to the bottom. */
export function drawRidge(
  random: Random,
  width: number,
  low: number,
  top: (share: number) => number,
  size: number,
) {
  const crowns: string[] = [];
  const line: string[] = [];
  for (let x = -size; x < width + size; x += size * random.between(0.28, 0.62)) {
    const r = size * random.between(0.22, 0.5);
    const y = top(x / width) + random.between(-0.35, 0.2) * size;
    line.push(`L${formatCoordinate(x)} ${formatCoordinate(y + r * 0.4)}`);
    crowns.push(toCirclePath(x, y + r * 0.5, r));
    for (let part = 0; part < 7; part += 1) {
      const turn = random.between(Math.PI * 0.95, FULL + 0.15);
      crowns.push(
        toCirclePath(
          x + Math.cos(turn) * r,
          y + r * 0.5 + Math.sin(turn) * r * 0.9,
          r * random.between(0.14, 0.3),
        ),
      );
    }
  }
  return `M${-size} ${low}${line.join('')}L${width + size} ${low}Z${crowns.join('')}`;
}

export function drawLeafCurtain(
  random: Random,
  width: number,
  low: (share: number) => number,
  leaf: number,
): string {
  const masses: string[] = [];
  for (let share = -0.03; share < 1.05; share += random.between(0.045, 0.09)) {
    const deep = low(share) * random.between(0.7, 1.15);
    if (deep > leaf)
      masses.push(drawFoliage(random, [share * width, deep * 0.3], leaf * 6.5, deep * 1.5, leaf));
  }
  return masses.join('');
}

export function drawLiana(random: Random, from: Point, to: Point, sag: number, r: number, leaf = 0): string {
  const middle: Joint = [
    (from[0] + to[0]) / 2 + random.between(-8, 8) * r,
    (from[1] + to[1]) / 2 + sag,
    r * 0.9,
  ];
  const rope = toTaperedPath([[...from, r], middle, [...to, r]]);
  if (leaf === 0) return rope;
  const leaves = Array.from({ length: 18 }, (_, index) => {
    const t = (index + 0.5) / 18;
    const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    const x = at(from[0], middle[0] * 2 - (from[0] + to[0]) / 2, to[0]);
    const y = at(from[1], middle[1] * 2 - (from[1] + to[1]) / 2, to[1]);
    return drawBlade(
      [x, y],
      Math.PI / 2 + (index % 2 === 0 ? 0.8 : -0.8),
      leaf * random.between(0.7, 1.2),
      leaf * 0.32,
    );
  });
  return rope + leaves.join('');
}

export function drawBroadPlant(random: Random, root: Point, size: number, leaves: number): string {
  return Array.from({ length: leaves }, (_, index) => {
    const turn = -Math.PI / 2 + ((index + 0.5) / leaves - 0.5) * 2.2 + random.between(-0.12, 0.12);
    const length = size * random.between(0.7, 1.05);
    const bend = turn + Math.sign(turn + Math.PI / 2) * 0.55;
    const knee: Point = [root[0] + Math.cos(turn) * length * 0.45, root[1] + Math.sin(turn) * length * 0.45];
    const stalk = toTaperedPath([
      [...root, size * 0.014],
      [...knee, size * 0.01],
    ]);
    return stalk + drawBlade(knee, bend, length * 0.75, length * 0.2);
  }).join('');
}
