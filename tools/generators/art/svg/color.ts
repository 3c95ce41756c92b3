const parseChannels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two colors; 0 is the first, 1 the second. */
export function mixColors(from: string, to: string, share: number): string {
  const target = parseChannels(to);
  const mixed = parseChannels(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const INK = '#140f08';
const LIGHT = '#fffaf0';

export const darken = (hex: string, share: number): string => mixColors(hex, INK, share);
export const lighten = (hex: string, share: number): string => mixColors(hex, LIGHT, share);

/** Whether the color needs a light print. */
export function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = parseChannels(hex);
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

/** Approximate perceptual distance of two colors, from 0 to 1. */
export function computeColorDistance(first: string, second: string): number {
  const target = parseChannels(second);
  const squares = parseChannels(first).map((channel, index) => ((channel - (target[index] ?? 0)) / 255) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / 3);
}
