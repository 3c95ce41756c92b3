type Value = string | number | undefined;

const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

/** Serializes an element; attributes without a value are omitted. */
export function tag(name: string, attributes: Record<string, Value>, ...children: string[]): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${written(value)}"`],
  );
  return `<${name}${pairs.join('')}>${children.join('')}</${name}>`;
}

export const group = (attributes: Record<string, Value>, ...children: string[]): string =>
  tag('g', attributes, ...children);

export const shape = (d: string, fill: string, attributes: Record<string, Value> = {}): string =>
  tag('path', { d, fill, ...attributes });

export const line = (
  d: string,
  stroke: string,
  width: number,
  attributes: Record<string, Value> = {},
): string => tag('path', { d, fill: 'none', stroke, 'stroke-width': width, ...attributes });

export type Stop = readonly [offset: number, color: string, opacity?: number];

const stopTags = (stops: readonly Stop[]): string[] =>
  stops.map(([offset, color, opacity]) =>
    tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
  );

export const linear = (id: string, direction: 'across' | 'down', stops: readonly Stop[]): string =>
  tag(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: direction === 'across' ? 1 : 0, y2: direction === 'down' ? 1 : 0 },
    ...stopTags(stops),
  );

/** Radial gradient; center and radius are shares of the filled shape. */
export const radial = (id: string, [cx, cy, r]: readonly [number, number, number], stops: readonly Stop[]) =>
  tag('radialGradient', { id, cx, cy, r }, ...stopTags(stops));

export const clip = (id: string, d: string): string => tag('clipPath', { id }, tag('path', { d }));
