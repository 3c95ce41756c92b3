import {
  composeSign,
  ELEMENTS,
  computeFrame,
  getKey,
  findLexigram,
  LEXIGRAMS,
  listParts,
  getWord,
} from '@paniscus/lexigrams';
import type { ElementName, Lexigram, SignCode, SignPart, VariantName } from '@paniscus/lexigrams';

const laidOn = (sign: SignCode): readonly SignPart[] => (sign === '' ? [] : listParts(sign));
const signOfParts = (parts: readonly SignPart[]): SignCode => (parts.length === 0 ? '' : composeSign(parts));

/** How an element lies on the sign, if it does. */
export const partOn = (sign: SignCode, element: ElementName): SignPart | undefined =>
  laidOn(sign).find((part) => part.element === element);

/** In which other sizes and places an element can lie. */
export const listVariants = (element: ElementName): readonly VariantName[] =>
  ELEMENTS.find(({ name }) => name === element)?.variants ?? [];

/** The word that has this sign, if any. */
export function wordOfSign(sign: SignCode): Lexigram | undefined {
  const word = sign === '' ? undefined : getWord(sign);
  return word === undefined ? undefined : findLexigram(getKey(word));
}

/** The sign with the element laid on it, or taken away where it lies. Inside one frame another lies small. */
export function toggled(sign: SignCode, element: ElementName): SignCode {
  const parts = laidOn(sign);
  if (partOn(sign, element) !== undefined)
    return signOfParts(parts.filter((part) => part.element !== element));
  const isSecondFrame = computeFrame(parts) !== undefined && computeFrame([{ element }]) !== undefined;
  const variant = isSecondFrame && listVariants(element).includes('small') ? 'small' : undefined;
  return signOfParts([...parts, { element, variant }]);
}

/** The sign with an element that lies on it in another size or place. */
export const withVariant = (
  sign: SignCode,
  element: ElementName,
  variant: VariantName | undefined,
): SignCode =>
  signOfParts(laidOn(sign).map((part) => (part.element === element ? { element, variant } : part)));

/** What another element counts, beside one that only lies elsewhere. */
const OTHER_ELEMENT = 2;

/** How far apart two signs are: what is laid on the one and not, or not so, on the other. */
function computeDistance(one: SignCode, other: SignCode): number {
  const missing = (from: SignCode, to: SignCode) =>
    laidOn(from).filter(({ element }) => !partOn(to, element)).length;
  const moved = laidOn(one).filter(({ element, variant }) => {
    const there = partOn(other, element);
    return there !== undefined && there.variant !== variant;
  });
  return OTHER_ELEMENT * (missing(one, other) + missing(other, one)) + moved.length;
}

/** The words whose signs are nearest, the nearest first; those that lie first on the board where several are as near. */
export const nearestTo = (sign: SignCode, count: number): Lexigram[] =>
  LEXIGRAMS.map((lexigram) => ({ lexigram, distance: computeDistance(sign, lexigram.sign) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ lexigram }) => lexigram);

/** The sign that an address asks for; what is none of our elements is left out. */
export function signFromAddress(query: string): SignCode {
  const asked = new URLSearchParams(query).get('sign')?.split(/[+ ]/) ?? [];
  const parts = ELEMENTS.flatMap(({ name: element, variants }): SignPart[] => {
    if (asked.includes(element)) return [{ element, variant: undefined }];
    const variant = variants.find((place) => asked.includes(`${element}.${place}`));
    return variant === undefined ? [] : [{ element, variant }];
  });
  return signOfParts(parts);
}
