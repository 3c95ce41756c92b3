/** `1.1 MB`, which no line break divides; small sizes are not rounded down to nothing. */
export const formatMegabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1e6).toFixed(1)}\u{a0}MB`;
