import type { LexigramClass, LexigramKey, PanelId } from '@paniscus/domain';
import type { SignCode } from '../glyph/parts.ts';
import { ALPHA } from '../vocabulary/alpha.data.ts';
import type { Band } from '../vocabulary/band.ts';
import { BETA } from '../vocabulary/beta.data.ts';
import { GAMMA } from '../vocabulary/gamma.data.ts';
import { getKey } from '../vocabulary/key.ts';
import { SIGNS } from '../vocabulary/signs.data.ts';

/** One word of the board, with all that belongs to it. */
export type Lexigram = {
  /** How it stands in addresses, storage and file names: `hot-dog`. */
  key: LexigramKey;
  /** How it is written: `hot dog`. */
  word: string;
  lexigramClass: LexigramClass;
  /** Which of the nine elements lie where; `shapesOf` draws it. */
  sign: SignCode;
  panel: PanelId;
  /** From 0 to 127, row by row. */
  place: number;
};

export type Panel = { id: PanelId; name: string; lexigrams: readonly Lexigram[] };

const findLexigrams = (panel: PanelId, bands: readonly Band[]): Lexigram[] =>
  bands
    .flatMap(({ lexigramClass, words }) => words.map((word) => ({ lexigramClass, word })))
    .map(({ lexigramClass, word }, place) => ({
      key: getKey(word),
      word,
      lexigramClass,
      sign: SIGNS[word] ?? '',
      panel,
      place,
    }));

/** The three panels of the site: our own arrangement, whole rows of one class. */
export const PANELS: readonly Panel[] = [
  { id: 'alpha', name: 'Alpha', lexigrams: findLexigrams('alpha', ALPHA) },
  { id: 'beta', name: 'Beta', lexigrams: findLexigrams('beta', BETA) },
  { id: 'gamma', name: 'Gamma', lexigrams: findLexigrams('gamma', GAMMA) },
];

/** All 384 words, panel by panel. */
export const LEXIGRAMS: readonly Lexigram[] = PANELS.flatMap(({ lexigrams }) => lexigrams);

const byKey = new Map(LEXIGRAMS.map((lexigram) => [lexigram.key, lexigram]));

/** The lexigram of a key; `undefined` where the vocabulary has none. */
export const findLexigram = (key: LexigramKey): Lexigram | undefined => byKey.get(key);
