/** How a picture of the site is made. */
export interface Recipe {
  /** The picture's name in the content: 'slide-01'. */
  name: string;
  /** What somebody reads who cannot see it. */
  alt: string;
  /** In pixels: the largest in which it is kept, and the units of the drawing. */
  width: number;
  height: number;
  /** In pixels: beside its own, the widths in which it is kept if those are not the usual ones. */
  widths?: readonly number[];
  /** One file in a format that every service reads which shows a link; none in AVIF or WebP. */
  isCard?: boolean;
  /** An organization's own, in the place of the drawing. */
  isOwn?: boolean;
  /** What lies in the svg element. Always the same for the same recipe. */
  draw: () => string;
}

/** A slow film that has no seam, for where a picture may move. */
export interface LoopRecipe {
  /** The loop's name; that of its first picture as well. */
  name: string;
  /** What somebody reads who cannot see it. */
  label: string;
  width: number;
  height: number;
  seconds: number;
  /** From the farthest to the nearest. Ids are the loop's own: no two layers share one. */
  layers: readonly Layer[];
}

/** What lies in an svg element: still, drawn anew at each share of the time from 0 to 1, or drawn once and moved. */
export type Layer = string | ((share: number) => string) | Moved;

/** Drawn once, and moved as a whole. */
export interface Moved {
  drawn: string;
  at: (share: number) => Motion;
}

/** How something is moved: aside and down in pixels, turned in degrees and stretched upwards about a point. */
export interface Motion {
  x: number;
  y: number;
  turn: number;
  rise: number;
  opacity: number;
  about: readonly [x: number, y: number];
}
