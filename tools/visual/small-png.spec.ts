import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { smallPng } from './small-png.ts';

type Colour = (x: number, y: number) => readonly [number, number, number];

const paint = (colour: Colour): Buffer => {
  const png = new PNG({ width: 320, height: 200 });
  for (let index = 0; index < 320 * 200; index += 1) {
    png.data.set([...colour(index % 320, Math.floor(index / 320)), 255], index * 4);
  }
  return PNG.sync.write(png);
};

/** Paper, and half-tones like the edges of letters: more colours than a palette holds, but close together. */
const letters = paint((x, y) => (y < 150 ? [250, 245, 234] : [x % 160, (x % 160) + (y % 2), 60]));
const forestAtDawn = paint((x, y) => [x % 256, y, (x * y) % 256]);

describe('a baseline on disk', () => {
  it('looks like the picture it was made from', () => {
    expect(compare(smallPng(letters), letters).isSame).toBe(true);
    expect(compare(smallPng(forestAtDawn), forestAtDawn).isSame).toBe(true);
  });

  it('has a palette when the page has few colours', () => {
    const small = smallPng(letters);

    expect(small[25], 'the colour type of the header').toBe(3);
    expect(small.length).toBeLessThan(letters.length);
    expect([...PNG.sync.read(small).data.subarray(0, 3)]).toEqual([250, 245, 234]);
  });

  it('stays as it is when it has colours to lose', () => {
    expect(smallPng(forestAtDawn).equals(forestAtDawn)).toBe(true);
  });
});
