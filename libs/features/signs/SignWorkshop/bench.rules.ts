import {
  composeSign,
  ELEMENTS,
  computeFrame,
  getKey,
  findLexigram,
  LEXIGRAMS,
  parseSign,
  getWord,
} from '@paniscus/lexigrams';
import type { ElementName, Lexigram, SignCode, SignPart, VariantName } from '@paniscus/lexigrams';

const laidOn = (sign: SignCode): readonly SignPart[] => (sign === '' ? [] : parseSign(sign));
const signOfParts = (parts: readonly SignPart[]): SignCode => (parts.length === 0 ? '' : composeSign(parts));

export const partOn = (sign: SignCode, element: ElementName): SignPart | undefined =>
  laidOn(sign).find((part) => part.element === element);

export const listVariants = (element: ElementName): readonly VariantName[] =>
  ELEMENTS.find(({ name }) => name === element)?.variants ?? [];

export function wordOfSign(sign: SignCode): Lexigram | undefined {
  const word = sign === '' ? undefined : getWord(sign);
  return word === undefined ? undefined : findLexigram(getKey(word));
}

/** Adds the element to the sign, or removes it if present. A second frame is added in its small variant. */
export function toggled(sign: SignCode, element: ElementName): SignCode {
  const parts = laidOn(sign);
  if (partOn(sign, element) !== undefined)
    return signOfParts(parts.filter((part) => part.element !== element));
  const isSecondFrame = computeFrame(parts) !== undefined && computeFrame([{ element }]) !== undefined;
  const variant = isSecondFrame && listVariants(element).includes('small') ? 'small' : undefined;
  return signOfParts([...parts, { element, variant }]);
}

export const withVariant = (
  sign: SignCode,
  element: ElementName,
  variant: VariantName | undefined,
): SignCode =>
  signOfParts(laidOn(sign).map((part) => (part.element === element ? { element, variant } : part)));

/** Distance of a different element, where a different variant of the same element counts 1. */
const OTHER_ELEMENT = 2;

/** Distance between two signs: weighted number of elements and variants that differ. */
function computeDistance(one: SignCode, other: SignCode): number {
  const missing = (from: SignCode, to: SignCode) =>
    laidOn(from).filter(({ element }) => !partOn(to, element)).length;
  const moved = laidOn(one).filter(({ element, variant }) => {
    const there = partOn(other, element);
    return there !== undefined && there.variant !== variant;
  });
  return OTHER_ELEMENT * (missing(one, other) + missing(other, one)) + moved.length;
}

/** The words with the most similar signs, nearest first; ties in board order. */
export const nearestTo = (sign: SignCode, count: number): Lexigram[] =>
  LEXIGRAMS.map((lexigram) => ({ lexigram, distance: computeDistance(sign, lexigram.sign) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ lexigram }) => lexigram);

/** Parses the `sign` query parameter; unknown elements are ignored. */
export function signFromAddress(query: string): SignCode {
  const asked = new URLSearchParams(query).get('sign')?.split(/[+ ]/) ?? [];
  const parts = ELEMENTS.flatMap(({ name: element, variants }): SignPart[] => {
    if (asked.includes(element)) return [{ element, variant: undefined }];
    const variant = variants.find((place) => asked.includes(`${element}.${place}`));
    return variant === undefined ? [] : [{ element, variant }];
  });
  return signOfParts(parts);
}
