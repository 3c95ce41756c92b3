export type Point = readonly [x: number, y: number];

/** A Bézier segment with two handles, or a straight line to a point. */
export type Piece = readonly [Point, Point, Point] | readonly [Point];

const at = ([x, y]: Point): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

function getPiece(piece: Piece): string {
  const [first, second, third] = piece;
  return second && third ? `C${at(first)} ${at(second)} ${at(third)}` : `L${at(first)}`;
}

export const open = (start: Point, pieces: readonly Piece[]): string =>
  `M${at(start)}${pieces.map(getPiece).join('')}`;

function backwards(start: Point, pieces: readonly Piece[]): Piece[] {
  const ends = [start, ...pieces.map((piece) => piece.at(-1) as Point)];
  return pieces
    .map((piece, index): Piece => {
      const end = ends[index] as Point;
      const [first, second, third] = piece;
      return second && third ? [second, first, end] : [end];
    })
    .reverse();
}

/** Mirrors a right half that starts and ends on the axis into a closed outline. */
export function mirrored(start: Point, pieces: readonly Piece[], axis: number): string {
  const flip = (piece: Piece) => piece.map(([x, y]) => [2 * axis - x, y] as const) as unknown as Piece;
  return `${open(start, [...pieces, ...backwards(start, pieces).map(flip)])}Z`;
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${at([x, y])}h${width}v${height}h${-width}Z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${at([x - r, y])}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

const next = (points: readonly Point[], index: number): Point => points[(index + 1) % points.length] as Point;

/** Always clockwise like `disc`, so that overlapping shapes of one path do not cancel under the fill rule. */
export function polygon(points: readonly Point[]): string {
  const area = points.reduce((sum, [x, y], index) => {
    const [nx, ny] = next(points, index);
    return sum + x * ny - nx * y;
  }, 0);
  return `M${(area < 0 ? [...points].reverse() : points).map(at).join('L')}Z`;
}
