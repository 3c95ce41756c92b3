/** How pictures become files; a change of it changes their names, as a change of the drawing does. */
export const ENCODING = {
  /** In pixels: the widths in which a picture is kept, its own being the largest. */
  widths: {
    avif: [480, 800, 1200, 1600],
    // For the few browsers that do not read AVIF.
    webp: [800, 1600],
  },
  /** The first that is light enough is taken. */
  qualities: {
    avif: [66, 60, 54, 48, 42, 36],
    webp: [80, 72, 64, 56, 48, 40, 32],
    jpg: [86, 80, 74, 68, 60],
  },

  /** What a file may weigh: bytes a pixel, beside what every file may. */
  bytes: { avif: 0.045, webp: 0.08, jpg: 0.14, each: 5_000 },
} as const;

/** How loops become films: frames a second, and how much may be lost (less is better and heavier). */
export const FILMING = { rate: 15, vp9Loss: 36, h264Loss: 25 } as const;
