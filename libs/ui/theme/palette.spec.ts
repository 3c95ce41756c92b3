import { describe, expect, it } from 'vitest';
import { computeContrast } from './contrast';
import { contrastPairs } from './contrast-pairs.data';
import { dark, light, strongLexigram } from './palette.data';

const AA = 4.5;
const AAA = 7;

const measured = contrastPairs.flatMap(({ use, minimum, pairs }) =>
  pairs.map(({ color, background }) => ({ use, minimum, color, background })),
);

describe.each([
  ['by day', light],
  ['at night', dark],
])('palette %s', (_time, colors) => {
  it.each(measured)(
    'has enough contrast for $use: $color on $background',
    ({ minimum, color, background }) => {
      expect(computeContrast(colors[color], colors[background])).toBeGreaterThanOrEqual(minimum);
    },
  );

  it.each(Object.entries(colors.lexigram))(
    'has AA contrast for the signs of %s on their tile',
    (_name, { sign, tile }) => {
      expect(computeContrast(sign, tile)).toBeGreaterThanOrEqual(AA);
    },
  );

  it('has a distinct tile color for each word class', () => {
    const tiles = Object.values(colors.lexigram).map(({ tile }) => tile);

    expect(new Set(tiles).size).toBe(7);
  });
});

describe('high-contrast palette', () => {
  it.each(Object.entries(strongLexigram))(
    'has AAA contrast for the signs of %s and their edges',
    (_name, strong) => {
      expect(computeContrast(strong.sign, strong.tile)).toBeGreaterThanOrEqual(15);
      expect(computeContrast(strong.edge, strong.tile)).toBeGreaterThanOrEqual(AAA);
    },
  );

  it.each(Object.entries(strongLexigram))(
    'sets the tiles of %s off from the page',
    (_name, { tile, edge }) => {
      expect(computeContrast(edge, light.page)).toBeGreaterThanOrEqual(AAA);
      expect(computeContrast(tile, dark.page)).toBeGreaterThanOrEqual(AAA);
    },
  );

  it('has a distinct tile color for each class', () => {
    expect(new Set(Object.values(strongLexigram).map(({ tile }) => tile)).size).toBe(7);
  });
});

describe('contrast ratio', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(computeContrast('#1d4a38', '#1d4a38')).toBe(1);
  });
});
