/** Linearizes a color channel (WCAG 2 relative luminance). */
function linearize(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linearize(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two opaque `#rrggbb` colors, from 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [bright, dim] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (bright + 0.05) / (dim + 0.05);
}
