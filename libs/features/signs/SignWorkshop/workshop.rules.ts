import {
  composeSign,
  ELEMENTS,
  findFrame,
  findLexigram,
  findWord,
  LEXIGRAMS,
  parseSign,
  toLexigramKey,
} from '@paniscus/lexigrams';
import type { ElementName, Lexigram, SignCode, SignPart, VariantName } from '@paniscus/lexigrams';

const listParts = (sign: SignCode): readonly SignPart[] => (sign === '' ? [] : parseSign(sign));
const toSign = (parts: readonly SignPart[]): SignCode => (parts.length === 0 ? '' : composeSign(parts));

export const findPart = (sign: SignCode, element: ElementName): SignPart | undefined =>
  listParts(sign).find((part) => part.element === element);

export const listVariants = (element: ElementName): readonly VariantName[] =>
  ELEMENTS.find(({ name }) => name === element)?.variants ?? [];

export function findLexigramBySign(sign: SignCode): Lexigram | undefined {
  const word = sign === '' ? undefined : findWord(sign);
  return word === undefined ? undefined : findLexigram(toLexigramKey(word));
}

/** Adds the element to the sign, or removes it if present. A second frame is added in its small variant. */
export function toggleElement(sign: SignCode, element: ElementName): SignCode {
  const parts = listParts(sign);
  if (findPart(sign, element) !== undefined) return toSign(parts.filter((part) => part.element !== element));
  const isSecondFrame = findFrame(parts) !== undefined && findFrame([{ element }]) !== undefined;
  const variant = isSecondFrame && listVariants(element).includes('small') ? 'small' : undefined;
  return toSign([...parts, { element, variant }]);
}

export const withVariant = (
  sign: SignCode,
  element: ElementName,
  variant: VariantName | undefined,
): SignCode =>
  toSign(listParts(sign).map((part) => (part.element === element ? { element, variant } : part)));

/** Distance of a different element; a different variant of the same element counts 1. */
const ELEMENT_DISTANCE = 2;

/** Distance between two signs: weighted number of elements and variants that differ. */
function computeDistance(one: SignCode, other: SignCode): number {
  const countMissing = (from: SignCode, to: SignCode) =>
    listParts(from).filter(({ element }) => !findPart(to, element)).length;
  const varied = listParts(one).filter(({ element, variant }) => {
    const counterpart = findPart(other, element);
    return counterpart !== undefined && counterpart.variant !== variant;
  });
  return ELEMENT_DISTANCE * (countMissing(one, other) + countMissing(other, one)) + varied.length;
}

/** Number of similar signs that are shown. */
export const SIMILAR_COUNT = 4;

/** The words with the most similar signs, most similar first; ties in board order. */
export const findSimilarSigns = (sign: SignCode, count: number): Lexigram[] =>
  LEXIGRAMS.map((lexigram) => ({ lexigram, distance: computeDistance(sign, lexigram.sign) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ lexigram }) => lexigram);

/** Parses the `sign` query parameter; unknown elements are ignored. */
export function parseSignQuery(query: string): SignCode {
  const names = new URLSearchParams(query).get('sign')?.split(/[+ ]/) ?? [];
  const parts = ELEMENTS.flatMap(({ name: element, variants }): SignPart[] => {
    if (names.includes(element)) return [{ element, variant: undefined }];
    const variant = variants.find((candidate) => names.includes(`${element}.${candidate}`));
    return variant === undefined ? [] : [{ element, variant }];
  });
  return toSign(parts);
}
