/** Side of a drawing, in its own units. */
export const DRAWING_SIDE = 256;
/** Width of the pen, in the same units: visible on a key of 48 pixels. */
export const PEN_WIDTH = 12;

type Point = { x: number; y: number };

/** A line that was drawn without lifting the pen. */
export type Stroke = readonly Point[];

/** Points that are closer than this change nothing that can be seen. */
const MIN_DISTANCE = 2;

const toUnit = (value: number) => Math.round(Math.min(DRAWING_SIDE, Math.max(0, value)));

/** Continues the last stroke to a point, which is moved into the drawing. */
export function withPoint(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  const { x, y } = { x: toUnit(point.x), y: toUnit(point.y) };
  const stroke = strokes.at(-1) ?? [];
  const last = stroke.at(-1);
  if (last !== undefined && Math.hypot(x - last.x, y - last.y) < MIN_DISTANCE) return strokes;
  return [...strokes.slice(0, -1), [...stroke, { x, y }]];
}

/** SVG path of all strokes; a stroke of one point is a dot. */
export const buildDrawingPath = (strokes: readonly Stroke[]): string =>
  strokes
    .filter(({ length }) => length > 0)
    .map((stroke) => {
      const [start = '', ...others] = stroke.map(({ x, y }) => `${String(x)} ${String(y)}`);
      return `M${start}L${(others.length === 0 ? [start] : others).join('L')}`;
    })
    .join('');

/** The drawing as an SVG file: black on white, as on paper. */
export const buildDrawingFile = (strokes: readonly Stroke[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(DRAWING_SIDE)}" height="${String(DRAWING_SIDE)}" ` +
  `viewBox="0 0 ${String(DRAWING_SIDE)} ${String(DRAWING_SIDE)}"><path fill="#fff" d="M0 0H${String(DRAWING_SIDE)}` +
  `V${String(DRAWING_SIDE)}H0Z"/><path fill="none" stroke="#000" stroke-width="${String(PEN_WIDTH)}" ` +
  `stroke-linecap="round" stroke-linejoin="round" d="${buildDrawingPath(strokes)}"/></svg>`;
