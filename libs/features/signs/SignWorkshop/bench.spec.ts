import { ELEMENTS, LEXIGRAMS, listParts } from '@paniscus/lexigrams';
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

/** Lays the parts one after the other, each where it belongs. */
const lay = (parts: readonly SignPart[]) =>
  parts.reduce((sign, { element, variant }) => withVariant(toggled(sign, element), element, variant), '');

describe('the bench of the workshop', () => {
  it('can compose the sign of every word, in any order, and says which word it is', () => {
    for (const { sign, key } of LEXIGRAMS) {
      const parts = listParts(sign);

      expect(wordOfSign(lay(parts))?.key, key).toBe(key);
      expect(wordOfSign(lay(parts.toReversed()))?.key, key).toBe(key);
    }
  });

  it('takes away an element that is laid twice', () => {
    fc.assert(
      fc.property(fc.subarray(elements, { maxLength: 4 }), fc.constantFrom(...elements), (laid, element) => {
        const sign = laid.filter((other) => other !== element).reduce(toggled, '');

        expect(partOn(toggled(sign, element), element)).toBeDefined();
        expect(toggled(toggled(sign, element), element)).toBe(sign);
      }),
    );
  });

  it('moves an element to each of its places and back', () => {
    for (const element of elements)
      for (const variant of listVariants(element)) {
        const plain = toggled('', element);

        const moved = withVariant(plain, element, variant);

        expect(partOn(moved, element)?.variant).toBe(variant);
        expect(withVariant(moved, element, undefined)).toBe(plain);
      }
  });

  it('knows no word for an empty tile', () => {
    expect(wordOfSign('')).toBeUndefined();
  });

  it('finds nearest to the sign of a word the word itself', () => {
    for (const { sign, key } of LEXIGRAMS) expect(nearestTo(sign, 1)[0]?.key).toBe(key);
  });

  it('reads the sign of an address, and nothing out of one that is not ours', () => {
    for (const { sign } of LEXIGRAMS) {
      expect(signFromAddress(`?sign=${encodeURIComponent(sign)}`)).toBe(sign);
      expect(signFromAddress(`?sign=${sign}`)).toBe(sign);
    }
    expect(signFromAddress('?sign=%3Cscript%3E+constructor.prototype')).toBe('');
    expect(signFromAddress('')).toBe('');
  });
});
