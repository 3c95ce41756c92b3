import { describe, expect, it } from 'vitest';
import { fitTitle } from './fit-title.ts';

/** Every character is half as wide as high. */
const measure = (text: string) => text.length / 2;
const fit = (title: string) => fitTitle(title, measure, { width: 1008, height: 300 });

describe('a title on a card', () => {
  it('is set in the largest size in which it fits', () => {
    expect(fit('The sign by the door')).toEqual({ size: 84, lines: ['The sign by the door'] });
    expect(fit('bonobo '.repeat(9))).toEqual({ size: 84, lines: Array(3).fill('bonobo bonobo bonobo') });
    expect(fit('bonobo '.repeat(12))).toEqual({
      size: 72,
      lines: Array(3).fill('bonobo bonobo bonobo bonobo'),
    });
  });

  it('is cut after a whole word with an ellipsis when it is too long', () => {
    const { size, lines } = fit('bonobo, '.repeat(25));

    expect(size).toBe(54);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toBe('bonobo, bonobo, bonobo, bonobo…');
  });

  it('is broken within a word that is longer than a line', () => {
    const { size, lines } = fit(`${'x'.repeat(30)}\u{1F412}`);

    expect([size, lines]).toEqual([84, ['x'.repeat(24), `xxxxxx\u{1F412}`]]);
  });

  it('has no line that is too wide, whatever it is', () => {
    for (const title of ['x'.repeat(200), 'ab '.repeat(66), `${'x'.repeat(99)} ${'y'.repeat(100)}`]) {
      const { size, lines } = fit(title);

      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(1008);
    }
  });
});
