import { ELEMENTS, LEXIGRAMS, parseSign } from '@paniscus/lexigrams';
import type { SignPart } from '@paniscus/lexigrams';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findSimilarSigns,
  findPart,
  parseSignQuery,
  toggleElement,
  listVariants,
  withVariant,
  findLexigramBySign,
} from './workshop.rules';

const elements = ELEMENTS.map(({ name }) => name);

/** Adds the parts one after the other, each in its variant. */
const compose = (parts: readonly SignPart[]) =>
  parts.reduce(
    (sign, { element, variant }) => withVariant(toggleElement(sign, element), element, variant),
    '',
  );

describe('sign workshop', () => {
  it('composes the sign of every word, in any order, and finds its word', () => {
    for (const { sign, key } of LEXIGRAMS) {
      const parts = parseSign(sign);

      expect(findLexigramBySign(compose(parts))?.key, key).toBe(key);
      expect(findLexigramBySign(compose(parts.toReversed()))?.key, key).toBe(key);
    }
  });

  it('removes an element that is toggleElement again', () => {
    fc.assert(
      fc.property(
        fc.subarray(elements, { maxLength: 4 }),
        fc.constantFrom(...elements),
        (others, element) => {
          const sign = others.filter((other) => other !== element).reduce(toggleElement, '');

          expect(findPart(toggleElement(sign, element), element)).toBeDefined();
          expect(toggleElement(toggleElement(sign, element), element)).toBe(sign);
        },
      ),
    );
  });

  it('changes an element to each of its variants and back', () => {
    for (const element of elements)
      for (const variant of listVariants(element)) {
        const plain = toggleElement('', element);

        const varied = withVariant(plain, element, variant);

        expect(findPart(varied, element)?.variant).toBe(variant);
        expect(withVariant(varied, element, undefined)).toBe(plain);
      }
  });

  it('finds no word for an empty tile', () => {
    expect(findLexigramBySign('')).toBeUndefined();
  });

  it('ranks a word first for its own sign', () => {
    for (const { sign, key } of LEXIGRAMS) expect(findSimilarSigns(sign, 1)[0]?.key).toBe(key);
  });

  it('parses the sign in a URL and ignores unknown elements', () => {
    for (const { sign } of LEXIGRAMS) {
      expect(parseSignQuery(`?sign=${encodeURIComponent(sign)}`)).toBe(sign);
      expect(parseSignQuery(`?sign=${sign}`)).toBe(sign);
    }
    expect(parseSignQuery('?sign=%3Cscript%3E+constructor.prototype')).toBe('');
    expect(parseSignQuery('')).toBe('');
  });
});
