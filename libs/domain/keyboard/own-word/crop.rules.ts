type Size = { width: number; height: number };

/** Part of a picture that is shown on a key: a square. */
export type Crop = {
  /** 1 shows as much as fits; higher values show a smaller part. */
  zoom: number;
  /** From 0, the left edge, to 1, the right edge. */
  x: number;
  /** From 0, the top, to 1, the bottom. */
  y: number;
};

/** Zoom of a picture: limits and step. */
export const CROP_ZOOM = { min: 1, max: 4, step: 0.1 };

export const CENTERED_CROP: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Side of a stored picture, in pixels. */
export const PICTURE_SIDE = 256;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The square of the picture that the crop shows, in its pixels; it never leaves the picture. */
export function getCropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / clamp(zoom, CROP_ZOOM.min, CROP_ZOOM.max);
  return {
    left: (width - side) * clamp(x, 0, 1),
    top: (height - side) * clamp(y, 0, 1),
    side,
  };
}
