import { toCirclePath, toPolygonPath } from './path-data.ts';
import type { Point } from './path-data.ts';

/** Center and radius of a limb, trunk or frond at a joint. */
export type Joint = readonly [x: number, y: number, r: number];

const STEPS = 10;

/** Catmull-Rom interpolation between the two middle joints. */
function interpolate(joints: readonly [Joint, Joint, Joint, Joint], t: number): Joint {
  const [before, from, to, after] = joints;
  const interpolateAxis = (axis: 0 | 1 | 2): number => {
    const [p0, p1, p2, p3] = [before[axis], from[axis], to[axis], after[axis]];
    const a = 2 * p1;
    const b = p2 - p0;
    const c = 2 * p0 - 5 * p1 + 4 * p2 - p3;
    const d = 3 * p1 - p0 - 3 * p2 + p3;
    return 0.5 * (a + b * t + c * t * t + d * t * t * t);
  };
  return [interpolateAxis(0), interpolateAxis(1), Math.max(0.3, interpolateAxis(2))];
}

export function interpolateJoints(joints: readonly Joint[]): Joint[] {
  const spans = joints.slice(1).map((to, index): readonly [Joint, Joint, Joint, Joint] => {
    const from = joints[index] as Joint;
    return [joints[index - 1] ?? from, from, to, joints[index + 2] ?? to];
  });
  const inner = spans.flatMap((span) =>
    Array.from({ length: STEPS }, (_, step) => interpolate(span, step / STEPS)),
  );
  return [...inner, joints.at(-1) as Joint];
}

/** Outline of a smooth limb through the joints, with round ends. */
export function toTaperedPath(joints: readonly Joint[]): string {
  const points = interpolateJoints(joints);
  const sides = points.map(([x, y, r], index): readonly [Point, Point] => {
    const [ax, ay] = points[Math.max(0, index - 1)] as Joint;
    const [bx, by] = points[Math.min(points.length - 1, index + 1)] as Joint;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(-(by - ay) / length) * r, ((bx - ax) / length) * r];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  const outline = toPolygonPath([
    ...sides.map(([left]) => left),
    ...sides.map(([, right]) => right).reverse(),
  ]);
  const ends = [points[0], points.at(-1)].map((end) => toCirclePath(...(end as Joint)));
  return [outline, ...ends].join('');
}
