/** Limits far above any real board; larger files are treated as malicious. */
export const MAX_BUTTONS = 5000;
export const MAX_GRID = 10_000;
