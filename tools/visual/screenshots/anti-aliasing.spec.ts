import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';

const SIZE = { width: 40, height: 30 };
const PAPER = [250, 245, 234];
const INK = [29, 74, 56];
const FAINT = [239, 230, 210];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  color?: number[];
  /** Coverage of the pixels, from 0 to 1. */
  coverage?: number;
}

/** Draws boxes on paper, each over the ones before. */
function draw(boxes: Box[], { width, height } = SIZE): PNG {
  const image = new PNG({ width, height });
  const fill = ({ x, y, color = INK, coverage = 1, ...size }: Box) => {
    for (let row = y; row < y + size.height; row += 1)
      for (let column = x; column < x + size.width; column += 1) {
        const from = (row * width + column) * 4;
        for (const channel of [0, 1, 2]) {
          const old = image.data[from + channel] ?? 0;
          image.data[from + channel] = Math.round(old + coverage * ((color[channel] ?? 0) - old));
        }
        image.data[from + 3] = 255;
      }
  };
  [{ x: 0, y: 0, width, height, color: PAPER }, ...boxes].forEach(fill);
  return image;
}

const button = { x: 10, y: 10, width: 16, height: 10 };
const line = { x: 5, y: 4, width: 1, height: 20 };
const isAccepted = (before: PNG, after: PNG) => compare(before, after, 'anti-aliasing').isSame;

describe('the comparison with the baseline of another browser version', () => {
  it.each<[string, Box[], Box[]]>([
    ['a box that lies one pixel to the right', [button], [{ ...button, x: 11 }]],
    ['a box that lies one pixel lower', [button], [{ ...button, y: 11 }]],
    [
      'a stroke that spreads to the next pixel',
      [line],
      [
        { ...line, coverage: 0.7 },
        { ...line, x: 6, coverage: 0.3 },
      ],
    ],
    ['a softer edge', [button], [button, { x: 26, y: 10, width: 1, height: 10, coverage: 0.5 }]],
  ])('accepts %s', (_, before, after) => {
    expect(isAccepted(draw(before), draw(after))).toBe(true);
    expect(isAccepted(draw(after), draw(before))).toBe(true);
    expect(compare(draw(before), draw(after)).isSame).toBe(false);
  });

  it.each<[string, Box[], Box[]]>([
    ['a box moves by two pixels', [button], [{ ...button, x: 12 }]],
    ['a box moves down by two pixels', [button], [{ ...button, y: 12 }]],
    ['a line of one pixel disappears', [line], []],
    ['a faint line of one pixel disappears', [{ ...line, color: FAINT }], []],
    ['a line of one pixel moves by two', [line], [{ ...line, x: 7 }]],
    ['a stroke disappears beside another one', [line, { ...line, x: 8 }], [line]],
    ['a small dot disappears', [{ x: 20, y: 20, width: 2, height: 2 }], []],
    ['a color changes', [button], [{ ...button, color: [150, 38, 27] }]],
  ])('fails when %s', (_, before, after) => {
    expect(isAccepted(draw(before), draw(after))).toBe(false);
    expect(isAccepted(draw(after), draw(before))).toBe(false);
  });

  it('accepts a page that is one pixel higher, but not two', () => {
    const baseline = draw([button]);

    expect(isAccepted(baseline, draw([button], { ...SIZE, height: SIZE.height + 1 }))).toBe(true);
    expect(isAccepted(baseline, draw([button], { ...SIZE, height: SIZE.height - 1 }))).toBe(true);
    expect(
      compare(baseline, draw([button], { ...SIZE, height: SIZE.height + 2 }), 'anti-aliasing'),
    ).toMatchObject({
      isSame: false,
      reason: 'size changed from 40 x 30 to 40 x 32',
    });
  });
});

describe('the comparison with the baseline of the same browser version', () => {
  it('fails when the page is one pixel higher', () => {
    const { isSame } = compare(draw([button]), draw([button], { ...SIZE, height: SIZE.height + 1 }));

    expect(isSame).toBe(false);
  });
});
