import { toCirclePath } from '../svg/path-data.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import type { Joint } from '../svg/tapered-path.ts';

export type LimbEnd = 'open' | 'relaxed' | 'grip' | 'knuckles' | 'foot' | 'footUp' | 'none';

/** An arm or a leg: joints from the trunk outward and the shape at its end. */
export interface LimbShape {
  joints: readonly Joint[];
  end: LimbEnd;
}

export const createLimb = (end: LimbEnd, ...joints: Joint[]): LimbShape => ({ joints, end });

const toJointAt = ([x, y]: Joint, turn: number, length: number, r: number): Joint => [
  x + Math.cos(turn) * length,
  y + Math.sin(turn) * length,
  r,
];

function drawFinger(root: Joint, turn: number, bend: number, length: number, r: number): string {
  const knuckle = toJointAt(root, turn, length * 0.5, r);
  return toTaperedPath([root, knuckle, toJointAt(knuckle, turn + bend, length * 0.5, r * 0.6)]);
}

function drawHand(wrist: Joint, turn: number, bend: number): string {
  const size = wrist[2];
  const palm = toJointAt(wrist, turn, size * 1.3, size * 0.9);
  const fingers = [-0.34, -0.12, 0.1, 0.32].map((spread, index) =>
    drawFinger(palm, turn + spread, bend, size * (index === 0 || index === 3 ? 2.4 : 3), size * 0.36),
  );
  const thumb = drawFinger(wrist, turn - 0.85, 0.4, size * 2.1, size * 0.38);
  return [toTaperedPath([wrist, palm]), thumb, ...fingers].join('');
}

function drawFoot(ankle: Joint, turn: number): string {
  const size = ankle[2];
  const heel = toJointAt(ankle, turn + Math.PI * 0.62, size * 0.6, size * 0.75);
  const ball = toJointAt(heel, turn, size * 3.1, size * 0.62);
  const toes = [-0.2, 0.02, 0.2].map((spread) =>
    drawFinger(ball, turn + spread, 0.1, size * 1.7, size * 0.34),
  );
  const thumb = drawFinger(
    toJointAt(heel, turn, size * 1.7, size * 0.5),
    turn - 0.5,
    0.35,
    size * 1.9,
    size * 0.36,
  );
  return [toTaperedPath([ankle, heel, ball]), thumb, ...toes].join('');
}

function drawEnd(end: LimbEnd, last: Joint, turn: number): string {
  const [x, y, r] = last;
  switch (end) {
    case 'open':
      return drawHand(last, turn, 0.12);
    case 'relaxed':
      return drawHand(last, turn, 0.9);
    case 'grip':
      return [
        toCirclePath(x, y, r * 1.25),
        ...[-0.9, -0.3, 0.3, 0.9].map((side) =>
          drawFinger(
            toJointAt(last, turn + side, r * 0.8, r * 0.45),
            turn + side + 1.4,
            0.8,
            r * 1.5,
            r * 0.42,
          ),
        ),
      ].join('');
    case 'knuckles':
      return toTaperedPath([last, [x + r * 0.9, y + r * 0.9, r * 0.95], [x + r * 1.7, y + r * 0.5, r * 0.6]]);
    case 'foot':
      return drawFoot(last, 0);
    case 'footUp':
      return drawFoot(last, turn - 1.2);
    case 'none':
      return '';
  }
}

export function drawLimb({ joints, end }: LimbShape): string {
  const last = joints.at(-1) as Joint;
  const previous = joints.at(-2) as Joint;
  return toTaperedPath(joints) + drawEnd(end, last, Math.atan2(last[1] - previous[1], last[0] - previous[0]));
}
