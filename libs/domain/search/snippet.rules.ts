import { foldedText, wordsIn } from './search.rules.ts';
import type { SearchTerms } from './search.rules.ts';
import type { MarkedText } from './search.types.ts';

/** In letters: two lines on a wide screen, four on a phone. */
const SNIPPET_LENGTH = 170;
/** How far before the first word that was found it begins. */
const LEAD_IN = 40;
/** Of a text in which a word stands more often, these are looked at: each is compared with each. */
export const FOUND_MAX = 500;

type Found = { at: number; end: number; word: string };

/** A single letter stands for itself only; longer beginnings stand for every word that begins so. */
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

/** The whole text, with the words that were looked for marked. */
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

/** How many different words of those that were looked for stand in the text. */
export const countFound = (text: string, words: SearchTerms): number =>
  new Set(foundIn(text, words).map(({ word }) => word)).size;

/** The stretch of a text in which most of the words stand, cut between words; its beginning where none does. */
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

/** A snippet is best begun where a sentence does, otherwise between two words. */
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
