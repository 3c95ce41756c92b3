export type Point = readonly [x: number, y: number];

/** A Bézier segment with two handles, or a straight line to a point. */
export type Segment = readonly [Point, Point, Point] | readonly [Point];

const formatPoint = ([x, y]: Point): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

function formatSegment(segment: Segment): string {
  const [first, second, third] = segment;
  return second && third
    ? `C${formatPoint(first)} ${formatPoint(second)} ${formatPoint(third)}`
    : `L${formatPoint(first)}`;
}

export const toOpenPath = (start: Point, segments: readonly Segment[]): string =>
  `M${formatPoint(start)}${segments.map(formatSegment).join('')}`;

function reverseSegments(start: Point, segments: readonly Segment[]): Segment[] {
  const ends = [start, ...segments.map((segment) => segment.at(-1) as Point)];
  return segments
    .map((segment, index): Segment => {
      const end = ends[index] as Point;
      const [first, second, third] = segment;
      return second && third ? [second, first, end] : [end];
    })
    .reverse();
}

/** Mirrors a right half that starts and ends on the axis into a closed outline. */
export function toMirroredPath(start: Point, segments: readonly Segment[], axis: number): string {
  const flip = (segment: Segment) =>
    segment.map(([x, y]) => [2 * axis - x, y] as const) as unknown as Segment;
  return `${toOpenPath(start, [...segments, ...reverseSegments(start, segments).map(flip)])}Z`;
}

export const toRectanglePath = (x: number, y: number, width: number, height: number): string =>
  `M${formatPoint([x, y])}h${width}v${height}h${-width}Z`;

export const toCirclePath = (x: number, y: number, r: number): string =>
  `M${formatPoint([x - r, y])}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

const getNextPoint = (points: readonly Point[], index: number): Point =>
  points[(index + 1) % points.length] as Point;

/** Always clockwise like `disc`, so that overlapping shapes of one path do not cancel under the fill rule. */
export function toPolygonPath(points: readonly Point[]): string {
  const area = points.reduce((sum, [x, y], index) => {
    const [nx, ny] = getNextPoint(points, index);
    return sum + x * ny - nx * y;
  }, 0);
  return `M${(area < 0 ? [...points].reverse() : points).map(formatPoint).join('L')}Z`;
}
