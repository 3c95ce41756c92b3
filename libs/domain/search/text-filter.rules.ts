import { foldText } from './fold-text.ts';
import { listNumberForms } from './number-forms.rules.ts';
import { containsPhrase, lacksSpaces, parseSearchQuery } from './search.rules.ts';
import { isTypingError } from './typing-error.rules.ts';

/**
 * Terms separated and preceded by single spaces, so that a term begins where ` term` occurs. Possessives lose their
 * ending, and a number is a term of its own: “8×10″” and “8x10” are the same, as are “15oz” and “15 oz”.
 */
const toSpacedTerms = (text: string) => {
  const spaced = foldText(text)
    .replaceAll(/'s(?!\p{L})/gu, '')
    .replaceAll('×', 'x')
    .replaceAll(/\p{N}(?=\p{L})|\p{L}(?=\p{N})/gu, '$& ');
  return ` ${spaced.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
};

/** Quotation marks alone may begin a phrase. */
const isBlank = (query: string) => /^[\s"“”„]*$/u.test(query);

/**
 * Builds a filter for a list of texts from what a visitor typed: a text matches when it contains the beginning of every
 * term, or its singular or plural, and every quoted phrase in one of its lines. A term that no text contains matches with
 * one typing error in it. A query without any term, such as “%”, matches nothing.
 */
export function createTextFilter(texts: readonly string[], query: string): (text: string) => boolean {
  const terms = query
    .split(/[\s"“”„]+/)
    .map((term) => toSpacedTerms(term).trim())
    .filter(Boolean);
  if (terms.length === 0) return () => isBlank(query);
  const { phrases } = parseSearchQuery(query);
  const all = texts.map(toSpacedTerms);
  const finders = terms.map((term) => {
    const contains = createTermFinder(term);
    return all.some(contains) ? contains : (spaced: string) => containsMisspelled(spaced, term);
  });
  return (text) => {
    const spaced = toSpacedTerms(text);
    return (
      finders.every((contains) => contains(spaced)) &&
      phrases.every((phrase) => containsPhraseInLine(text, phrase))
    );
  };
}

/** Finds a term in spaced terms. Terms of scripts without spaces may begin anywhere. */
function createTermFinder(term: string): (spacedTerms: string) => boolean {
  const beginning = lacksSpaces(term) ? term : ` ${term}`;
  const forms = listNumberForms(term).map((form) => ` ${form} `);
  return (spaced) => spaced.includes(beginning) || forms.some((form) => `${spaced} `.includes(form));
}

const containsMisspelled = (spacedTerms: string, typed: string) =>
  spacedTerms.split(' ').some((term) => isTypingError(typed, term) || beginsMisspelled(term, typed));

/** Shorter beginnings, and those with another first letter, resemble too many terms. */
const BEGINNING_MIN = 5;

/** Whether the beginning of a term was probably meant, such as the singular of a plural. */
const beginsMisspelled = (term: string, typed: string) =>
  typed.length >= BEGINNING_MIN &&
  typed[0] === term[0] &&
  [-1, 0, 1].some((more) => isTypingError(typed, term.slice(0, typed.length + more)));

const containsPhraseInLine = (text: string, phrase: readonly string[]) =>
  text.split('\n').some((line) => containsPhrase(line, phrase));
