import { disc } from '../svg/geometry.ts';
import { limb } from '../svg/limb.ts';
import type { Joint } from '../svg/limb.ts';

export type End = 'open' | 'relaxed' | 'grip' | 'knuckles' | 'foot' | 'footUp' | 'none';

/** An arm or a leg: joints from the trunk outward and the shape at its end. */
export interface Part {
  joints: readonly Joint[];
  end: End;
}

export const part = (end: End, ...joints: Joint[]): Part => ({ joints, end });

const from = ([x, y]: Joint, turn: number, length: number, r: number): Joint => [
  x + Math.cos(turn) * length,
  y + Math.sin(turn) * length,
  r,
];

function finger(root: Joint, turn: number, bend: number, length: number, r: number): string {
  const knuckle = from(root, turn, length * 0.5, r);
  return limb([root, knuckle, from(knuckle, turn + bend, length * 0.5, r * 0.6)]);
}

function hand(wrist: Joint, turn: number, bend: number): string {
  const size = wrist[2];
  const palm = from(wrist, turn, size * 1.3, size * 0.9);
  const fingers = [-0.34, -0.12, 0.1, 0.32].map((spread, index) =>
    finger(palm, turn + spread, bend, size * (index === 0 || index === 3 ? 2.4 : 3), size * 0.36),
  );
  const thumb = finger(wrist, turn - 0.85, 0.4, size * 2.1, size * 0.38);
  return [limb([wrist, palm]), thumb, ...fingers].join('');
}

function foot(ankle: Joint, turn: number): string {
  const size = ankle[2];
  const heel = from(ankle, turn + Math.PI * 0.62, size * 0.6, size * 0.75);
  const ball = from(heel, turn, size * 3.1, size * 0.62);
  const toes = [-0.2, 0.02, 0.2].map((spread) => finger(ball, turn + spread, 0.1, size * 1.7, size * 0.34));
  const thumb = finger(from(heel, turn, size * 1.7, size * 0.5), turn - 0.5, 0.35, size * 1.9, size * 0.36);
  return [limb([ankle, heel, ball]), thumb, ...toes].join('');
}

function getEnd(end: End, last: Joint, turn: number): string {
  const [x, y, r] = last;
  switch (end) {
    case 'open':
      return hand(last, turn, 0.12);
    case 'relaxed':
      return hand(last, turn, 0.9);
    case 'grip':
      return [
        disc(x, y, r * 1.25),
        ...[-0.9, -0.3, 0.3, 0.9].map((side) =>
          finger(from(last, turn + side, r * 0.8, r * 0.45), turn + side + 1.4, 0.8, r * 1.5, r * 0.42),
        ),
      ].join('');
    case 'knuckles':
      return limb([last, [x + r * 0.9, y + r * 0.9, r * 0.95], [x + r * 1.7, y + r * 0.5, r * 0.6]]);
    case 'foot':
      return foot(last, 0);
    case 'footUp':
      return foot(last, turn - 1.2);
    case 'none':
      return '';
  }
}

export function partShape({ joints, end }: Part): string {
  const last = joints.at(-1) as Joint;
  const before = joints.at(-2) as Joint;
  return limb(joints) + getEnd(end, last, Math.atan2(last[1] - before[1], last[0] - before[0]));
}
