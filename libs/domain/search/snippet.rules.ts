import { foldedText, wordsIn } from './search.rules.ts';
import type { SearchTerms } from './search.rules.ts';
import type { MarkedText } from './search-response.schema.ts';

/** In characters: two lines on a wide screen, four on a phone. */
const SNIPPET_LENGTH = 170;
/** Maximum number of characters before the first match. */
const LEAD_IN = 40;
/** Maximum number of matches considered per text; finding the best snippet is quadratic. */
export const FOUND_MAX = 500;

type Found = { at: number; end: number; word: string };

/** A single letter must match the whole word; longer input also matches as a prefix. */
const answers = (asked: string, word: string) =>
  asked === word || (asked.length > 1 && word.startsWith(asked));

function foundIn(text: string, { words }: SearchTerms): Found[] {
  return wordsIn(text)
    .flatMap(({ word, at }) => {
      const folded = foldedText(word);
      const asked = words.find((one) => answers(one, folded));
      return asked === undefined ? [] : [{ at, end: at + word.length, word: asked }];
    })
    .slice(0, FOUND_MAX);
}

export function markedText(text: string, words: SearchTerms): MarkedText {
  const pieces: { text: string; isMarked: boolean }[] = [];
  let from = 0;
  for (const { at, end } of foundIn(text, words)) {
    if (at > from) pieces.push({ text: text.slice(from, at), isMarked: false });
    pieces.push({ text: text.slice(at, end), isMarked: true });
    from = end;
  }
  return from < text.length ? [...pieces, { text: text.slice(from), isMarked: false }] : pieces;
}

export const countFound = (text: string, words: SearchTerms): number =>
  new Set(foundIn(text, words).map(({ word }) => word)).size;

/** Passage with the most distinct matches, cut between words; the beginning of the text without a match. */
export function buildSnippet(text: string, words: SearchTerms): MarkedText {
  if (text.length <= SNIPPET_LENGTH) return markedText(text, words);
  const found = foundIn(text, words);
  const richness = ({ at }: Found) =>
    new Set(
      found
        .filter((other) => other.at >= at && other.end <= at + SNIPPET_LENGTH - LEAD_IN)
        .map(({ word }) => word),
    ).size;
  const best = found.reduce<Found | undefined>(
    (one, other) => (one === undefined || richness(other) > richness(one) ? other : one),
    undefined,
  );
  const from = startBefore(text, best?.at ?? 0);
  const to = endAfter(text, from + SNIPPET_LENGTH);
  const cut = `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
  return markedText(cut, words);
}

/** Prefers to start at a sentence, otherwise at a word. */
function startBefore(text: string, at: number): number {
  const near = Math.max(0, at - LEAD_IN);
  const lead = text.slice(near, at);
  const sentence = Math.max(...['. ', '? ', '! '].map((end) => lead.lastIndexOf(end)));
  if (near === 0) return 0;
  if (sentence >= 0) return near + sentence + 2;
  const gap = lead.indexOf(' ');
  return gap === -1 ? at : near + gap + 1;
}

function endAfter(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const gap = text.lastIndexOf(' ', at);
  return gap > at - LEAD_IN ? gap : at;
}
