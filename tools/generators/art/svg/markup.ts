type Value = string | number | undefined;

const formatValue = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

/** Serializes an element; attributes without a value are omitted. */
export function createElement(
  name: string,
  attributes: Record<string, Value>,
  ...children: string[]
): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${formatValue(value)}"`],
  );
  return `<${name}${pairs.join('')}>${children.join('')}</${name}>`;
}

export const createGroup = (attributes: Record<string, Value>, ...children: string[]): string =>
  createElement('g', attributes, ...children);

export const createShape = (d: string, fill: string, attributes: Record<string, Value> = {}): string =>
  createElement('path', { d, fill, ...attributes });

export const createStroke = (
  d: string,
  stroke: string,
  width: number,
  attributes: Record<string, Value> = {},
): string => createElement('path', { d, fill: 'none', stroke, 'stroke-width': width, ...attributes });

export type Stop = readonly [offset: number, color: string, opacity?: number];

const createStops = (stops: readonly Stop[]): string[] =>
  stops.map(([offset, color, opacity]) =>
    createElement('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
  );

export const createLinearGradient = (
  id: string,
  direction: 'across' | 'down',
  stops: readonly Stop[],
): string =>
  createElement(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: direction === 'across' ? 1 : 0, y2: direction === 'down' ? 1 : 0 },
    ...createStops(stops),
  );

/** Radial gradient; center and radius are shares of the filled shape. */
export const createRadialGradient = (
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  stops: readonly Stop[],
) => createElement('radialGradient', { id, cx, cy, r }, ...createStops(stops));

export const createClipPath = (id: string, d: string): string =>
  createElement('clipPath', { id }, createElement('path', { d }));
