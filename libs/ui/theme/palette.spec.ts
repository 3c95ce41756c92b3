import { describe, expect, it } from 'vitest';
import { computeContrast } from './contrast';
import { dark, light, strongLexigram } from './palette.data';
import type { SchemeColors } from './palette.data';

const AA = 4.5;
const AAA = 7;
const SEEN = 3;

type Color = Exclude<keyof SchemeColors, 'lexigram'>;

const grounds: Color[] = ['page', 'sheet', 'ground'];
const on = (texts: Color[], backgrounds: Color[] = grounds) =>
  texts.flatMap((text) => backgrounds.map((background) => [text, background] as const));

const bodyText = on(['ink', 'inkSoft']);
const otherText = [
  ...on(['forest', 'forestStrong', 'error', 'warning', 'info', 'success']),
  ...on(['onForest'], ['forest', 'forestStrong']),
  ...on(['onSaffron'], ['saffron', 'saffronStrong']),
  ...(['error', 'warning', 'info', 'success'] as const).flatMap((tone) =>
    on(['ink', tone], [`${tone}Ground`]),
  ),
];
const edges = on(['edge', 'forest', 'error'], ['page', 'sheet']);

describe.each([
  ['by day', light],
  ['at night', dark],
])('the palette %s', (_time, colors) => {
  it.each(bodyText)('sets body text, %s on %s, at AAA', (text, background) => {
    expect(computeContrast(colors[text], colors[background])).toBeGreaterThanOrEqual(AAA);
  });

  it.each(otherText)('sets %s on %s at AA', (text, background) => {
    expect(computeContrast(colors[text], colors[background])).toBeGreaterThanOrEqual(AA);
  });

  it.each(edges)('lets the edge of a control, %s on %s, be seen', (edge, background) => {
    expect(computeContrast(colors[edge], colors[background])).toBeGreaterThanOrEqual(SEEN);
  });

  it.each(Object.entries(colors.lexigram))(
    'draws the signs of %s at AA on their tile',
    (_name, { sign, tile }) => {
      expect(computeContrast(sign, tile)).toBeGreaterThanOrEqual(AA);
    },
  );

  it('gives every class of words a tile of its own colour', () => {
    const tiles = Object.values(colors.lexigram).map(({ tile }) => tile);

    expect(new Set(tiles).size).toBe(7);
  });
});

describe('the palette in high contrast', () => {
  it.each(Object.entries(strongLexigram))(
    'draws the signs of %s, and their edges, at AAA',
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

  it('keeps the classes apart', () => {
    expect(new Set(Object.values(strongLexigram).map(({ tile }) => tile)).size).toBe(7);
  });
});

describe('the measure of contrast', () => {
  it('gives black on white 21 and a colour on itself 1', () => {
    expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(computeContrast('#1d4a38', '#1d4a38')).toBe(1);
  });
});
