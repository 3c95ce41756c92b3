import { ELEMENTS, LEXIGRAMS, parseSign } from '@paniscus/lexigrams';
import type { SignPart } from '@paniscus/lexigrams';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nearestTo,
  partOn,
  signFromAddress,
  toggled,
  listVariants,
  withVariant,
  wordOfSign,
} from './bench.rules';

const elements = ELEMENTS.map(({ name }) => name);

/** Adds the parts one after the other, each in its variant. */
const lay = (parts: readonly SignPart[]) =>
  parts.reduce((sign, { element, variant }) => withVariant(toggled(sign, element), element, variant), '');

describe('sign workshop', () => {
  it('composes the sign of every word, in any order, and finds its word', () => {
    for (const { sign, key } of LEXIGRAMS) {
      const parts = parseSign(sign);

      expect(wordOfSign(lay(parts))?.key, key).toBe(key);
      expect(wordOfSign(lay(parts.toReversed()))?.key, key).toBe(key);
    }
  });

  it('removes an element that is toggled again', () => {
    fc.assert(
      fc.property(fc.subarray(elements, { maxLength: 4 }), fc.constantFrom(...elements), (laid, element) => {
        const sign = laid.filter((other) => other !== element).reduce(toggled, '');

        expect(partOn(toggled(sign, element), element)).toBeDefined();
        expect(toggled(toggled(sign, element), element)).toBe(sign);
      }),
    );
  });

  it('moves an element to each of its positions and back', () => {
    for (const element of elements)
      for (const variant of listVariants(element)) {
        const plain = toggled('', element);

        const moved = withVariant(plain, element, variant);

        expect(partOn(moved, element)?.variant).toBe(variant);
        expect(withVariant(moved, element, undefined)).toBe(plain);
      }
  });

  it('finds no word for an empty tile', () => {
    expect(wordOfSign('')).toBeUndefined();
  });

  it('ranks a word first for its own sign', () => {
    for (const { sign, key } of LEXIGRAMS) expect(nearestTo(sign, 1)[0]?.key).toBe(key);
  });

  it('parses the sign in a URL and ignores unknown elements', () => {
    for (const { sign } of LEXIGRAMS) {
      expect(signFromAddress(`?sign=${encodeURIComponent(sign)}`)).toBe(sign);
      expect(signFromAddress(`?sign=${sign}`)).toBe(sign);
    }
    expect(signFromAddress('?sign=%3Cscript%3E+constructor.prototype')).toBe('');
    expect(signFromAddress('')).toBe('');
  });
});
