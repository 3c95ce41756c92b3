/** Encoding settings; keys and values are part of the hash in the file names. */
export const ENCODING = {
  /** Widths in pixels; the picture's own width is added. */
  widths: {
    avif: [480, 800, 1200, 1600],
    // WebP for the few browsers without AVIF.
    webp: [800, 1600],
  },
  /** The first quality within the size limit is used. */
  qualities: {
    avif: [66, 60, 54, 48, 42, 36],
    webp: [80, 72, 64, 56, 48, 40, 32],
    jpg: [86, 80, 74, 68, 60],
  },

  /** Size limit: bytes per pixel plus a fixed part. */
  bytes: { avif: 0.045, webp: 0.08, jpg: 0.14, each: 5_000 },
} as const;

/** Video encoding: frame rate and CRF values (lower is better and larger). The keys are part of the hash, too. */
export const VIDEO_ENCODING = { rate: 15, vp9Loss: 36, h264Loss: 25 } as const;
