import { listNumberForms } from './number-forms.rules.ts';
import { isTypingError } from './typing-error.rules.ts';
import { foldText } from './fold-text.ts';
import { splitIntoTerms } from './search.rules.ts';
import type { ParsedQuery } from './search.rules.ts';
import type { MarkedText } from './search-response.schema.ts';
import { cutText } from '../text/cut-text.ts';

/** Length in characters: two lines on a wide screen, four on a phone. */
const SNIPPET_LENGTH = 170;
/** Maximum number of characters before the first match. */
const MAX_LEAD_IN = 40;
/** Maximum number of matches considered per text; finding the best snippet is quadratic. */
export const MAX_MATCHES = 500;

type Match = { at: number; end: number; term: string };

/** A single letter must match the complete word; longer input also matches as a prefix. */
const isMatch = (term: string, word: string) => term === word || (term.length > 1 && word.startsWith(term));

/** Each term with its singular or plural forms, which match complete words. */
const listTermForms = (terms: readonly string[]) =>
  terms.map((term) => ({ term, forms: listNumberForms(term) }));

function findMatches(text: string, { terms, misspelled = [] }: ParsedQuery): Match[] {
  const termForms = listTermForms(terms);
  return splitIntoTerms(text)
    .flatMap(({ term: word, at }) => {
      const normalized = foldText(word);
      const term =
        termForms.find(
          (candidate) => isMatch(candidate.term, normalized) || candidate.forms.includes(normalized),
        )?.term ?? misspelled.find((candidate) => isTypingError(candidate, normalized));
      return term === undefined ? [] : [{ at, end: at + word.length, term }];
    })
    .slice(0, MAX_MATCHES);
}

export function markMatches(text: string, query: ParsedQuery): MarkedText {
  const segments: { text: string; isMarked: boolean }[] = [];
  let from = 0;
  for (const { at, end } of findMatches(text, query)) {
    if (at > from) segments.push({ text: text.slice(from, at), isMarked: false });
    segments.push({ text: text.slice(at, end), isMarked: true });
    from = end;
  }
  return from < text.length ? [...segments, { text: text.slice(from), isMarked: false }] : segments;
}

export const countMatches = (text: string, query: ParsedQuery): number =>
  new Set(findMatches(text, query).map(({ term }) => term)).size;

/** Passage with the most distinct matches, cut between words; the beginning of the text without a match. */
export function buildSnippet(text: string, query: ParsedQuery): MarkedText {
  if (text.length <= SNIPPET_LENGTH) return markMatches(text, query);
  const matches = findMatches(text, query);
  const countDistinctMatches = ({ at }: Match) =>
    new Set(
      matches
        .filter((other) => other.at >= at && other.end <= at + SNIPPET_LENGTH - MAX_LEAD_IN)
        .map(({ term }) => term),
    ).size;
  const best = matches.reduce<Match | undefined>(
    (one, other) =>
      one === undefined || countDistinctMatches(other) > countDistinctMatches(one) ? other : one,
    undefined,
  );
  const from = findSnippetStart(text, best?.at ?? 0);
  const to = findSnippetEnd(text, from + SNIPPET_LENGTH);
  const cut = `${from > 0 ? '… ' : ''}${cutText(text.slice(from), to - from).trim()}${to < text.length ? ' …' : ''}`;
  return markMatches(cut, query);
}

/** Prefers to start at a sentence, otherwise at a word. */
function findSnippetStart(text: string, at: number): number {
  const earliest = Math.max(0, at - MAX_LEAD_IN);
  const lead = text.slice(earliest, at);
  const sentence = Math.max(...['. ', '? ', '! '].map((end) => lead.lastIndexOf(end)));
  if (earliest === 0) return 0;
  if (sentence >= 0) return earliest + sentence + 2;
  const gap = lead.indexOf(' ');
  return gap === -1 ? at : earliest + gap + 1;
}

function findSnippetEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const gap = text.lastIndexOf(' ', at);
  return gap > at - MAX_LEAD_IN ? gap : at;
}
