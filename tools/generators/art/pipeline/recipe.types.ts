export interface Recipe {
  /** Name of the picture in the content, such as 'slide-01'. */
  name: string;
  /** Alt text. */
  alt: string;
  /** Largest width in pixels, and the unit of the drawing. */
  width: number;
  height: number;
  /** Additional widths in pixels, if not the default ones. */
  widths?: readonly number[];
  /** Social media card: one JPEG file, which all services can read. */
  isCard?: boolean;
  /** Custom picture of the organization. */
  isCustom?: boolean;
  /** Content of the svg element; deterministic. */
  draw: () => string;
}

/** A seamless looping video. */
export interface LoopRecipe {
  /** Name of the loop and of its poster. */
  name: string;
  label: string;
  width: number;
  height: number;
  seconds: number;
  /** Back to front. Layers must not share ids. */
  layers: readonly Layer[];
}

/** SVG content: static, drawn per frame (time from 0 to 1), or drawn once and moved. */
export type Layer = string | ((progress: number) => string) | AnimatedLayer;

export interface AnimatedLayer {
  content: string;
  getMotion: (progress: number) => Motion;
}

/** Translation in pixels, rotation in degrees and vertical scale about a point. */
export interface Motion {
  x: number;
  y: number;
  rotation: number;
  scaleY: number;
  opacity: number;
  origin: readonly [x: number, y: number];
}
