import { toCirclePath, toPolygonPath } from '../svg/path-data.ts';
import type { Point } from '../svg/path-data.ts';
import { interpolateJoints, toTaperedPath } from '../svg/tapered-path.ts';
import type { Joint } from '../svg/tapered-path.ts';
import type { Random } from '../svg/random.ts';

export function drawCrown(random: Random, x: number, y: number, width: number, height: number): string {
  const rounds = Array.from({ length: 44 }, () => {
    const turn = random.between(0, 2 * Math.PI);
    const out = Math.sqrt(random.between(0, 1));
    return toCirclePath(
      x + Math.cos(turn) * out * width * 0.46,
      y + Math.sin(turn) * out * height * 0.42,
      random.between(0.07, 0.16) * Math.min(width, height * 1.6),
    );
  });
  return rounds.join('');
}

export function drawCanopy(random: Random, width: number, top: number, low: number, size: number): string {
  const rounds: string[] = [];
  const line: Point[] = [[-size, low]];
  let lift = random.between(-1, 1);
  for (let x = -size; x < width + size; x += size * random.between(0.35, 0.7)) {
    lift = Math.max(-1, Math.min(1, lift + random.between(-0.6, 0.6)));
    const y = top + lift * size * 0.5;
    rounds.push(toCirclePath(x, y + size * 0.35, size * random.between(0.32, 0.56)));
    line.push([x, y + size * 0.35]);
  }
  return toPolygonPath([...line, [width + size, low]]) + rounds.join('');
}

export function drawTrunk(random: Random, x: number, ground: number, top: number, r: number): string {
  const lean = random.between(-1, 1) * r * 1.6;
  const height = ground - top;
  const stem: Joint[] = [
    [x, ground + r, r * 1.5],
    [x + lean * 0.1, ground - height * 0.09, r * 1.02],
    [x + lean * 0.5, ground - height * 0.5, r * 0.82],
    [x + lean, top, r * 0.6],
  ];
  const roots = [-1, -0.35, 0.4, 1].map((side): Point[] => {
    const reach = side * r * random.between(2.2, 3.4);
    return [
      [x - r * 0.9, ground - height * 0.04],
      [x, ground - height * random.between(0.1, 0.16)],
      [x + r * 0.9, ground - height * 0.04],
      [x + reach + r * 0.3, ground + r * 0.6],
      [x + reach - r * 0.3, ground + r * 0.6],
    ];
  });
  const boughs = [random.between(0.45, 0.62), random.between(0.66, 0.84)].map((up, index) => {
    const side = (index % 2 === 0 ? 1 : -1) * Math.sign(lean || 1);
    const [bx, by] = [x + lean * up, ground - height * up];
    const reach = r * random.between(5, 9);
    const [ex, ey] = [bx + side * reach, by - reach * 0.8];
    const bough: Joint[] = [
      [bx, by, r * 0.5],
      [bx + side * reach * 0.45, by - reach * 0.28, r * 0.32],
      [ex, ey, r * 0.16],
    ];
    return toTaperedPath(bough) + drawCrown(random, ex, ey - r, reach * 1.3, reach * 0.62);
  });
  return [toTaperedPath(stem), ...roots.map(toPolygonPath), ...boughs].join('');
}

function drawLeaf([x, y]: Point, turn: number, length: number, width: number): string {
  const at = (out: number, aside: number): string =>
    `${(x + Math.cos(turn) * out - Math.sin(turn) * aside).toFixed(1)} ${(y + Math.sin(turn) * out + Math.cos(turn) * aside).toFixed(1)}`;
  return `M${at(0, 0)}Q${at(length * 0.4, -width)} ${at(length, 0)}Q${at(length * 0.4, width)} ${at(0, 0)}Z`;
}

export function drawFrond(root: Point, tip: Point, arch: number, leaflets: number): string {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const middle: Joint = [root[0] + 0.42 * dx, root[1] + 0.72 * dy - arch, 0];
  const length = Math.hypot(dx, dy);
  const rib = interpolateJoints([[...root, 0], middle, [...tip, 0]]);
  const leaves = Array.from({ length: leaflets }, (_, index) => {
    const share = 0.14 + (0.86 * index) / leaflets;
    const step = Math.min(rib.length - 2, Math.floor(share * (rib.length - 1)));
    const [x, y] = rib[step] as Joint;
    const [nx, ny] = rib[step + 1] as Joint;
    const turn = Math.atan2(ny - y, nx - x);
    const size = length * 0.3 * Math.sin(Math.PI * (0.14 + 0.84 * share));
    return drawLeaf([x, y], turn + 0.9, size, size * 0.13) + drawLeaf([x, y], turn - 0.9, size, size * 0.13);
  });
  const stalk = toTaperedPath([
    [...root, length * 0.012],
    [middle[0], middle[1], length * 0.009],
    [...tip, length * 0.004],
  ]);
  return stalk + leaves.join('');
}

export function drawTuft(random: Random, root: Point, size: number, leaves: number): string {
  return Array.from({ length: leaves }, (_, index) => {
    const turn = -Math.PI / 2 + ((index + 0.5) / leaves - 0.5) * 2.5 + random.between(-0.1, 0.1);
    const length = size * random.between(0.7, 1.1);
    return drawLeaf(root, turn, length, length * 0.17);
  }).join('');
}
