import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDrawingFile, buildDrawingPath, DRAWING_SIDE, withPoint } from './drawing.rules.ts';
import type { Stroke } from './drawing.rules.ts';

const draw = (strokes: readonly Stroke[], ...points: [number, number][]) =>
  points.reduce((drawn, [x, y]) => withPoint(drawn, { x, y }), [...strokes, []] as readonly Stroke[]);

describe('drawn sign', () => {
  it('consists of lines and dots', () => {
    const line = draw([], [10, 20], [30, 40.4], [30, 41]);

    expect(buildDrawingPath(line)).toBe('M10 20L30 40');
    expect(buildDrawingPath(draw(line, [5, 5]))).toBe('M10 20L30 40M5 5L5 5');
  });

  it('never leaves its square, wherever the pen goes', () => {
    const anywhere = fc.tuple(
      fc.double({ min: -9000, max: 9000, noNaN: true }),
      fc.double({ min: -9000, max: 9000, noNaN: true }),
    );

    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1, maxLength: 30 }), (points) => {
        const coordinates = draw([], ...points)
          .flat()
          .flatMap(({ x, y }) => [x, y]);

        expect(Math.min(...coordinates)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...coordinates)).toBeLessThanOrEqual(DRAWING_SIDE);
      }),
    );
  });

  it('is an SVG file of plain characters', () => {
    expect(buildDrawingFile(draw([], [1, 2]))).toMatch(
      /^<svg xmlns=[\x20-\x7E]*M1 2L1 2[\x20-\x7E]*<\/svg>$/,
    );
  });
});
