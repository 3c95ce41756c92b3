import type { LexigramClass, LexigramKey, PanelId } from '@paniscus/domain/keyboard';
import type { SignCode } from '../glyph/parts.ts';
import { ALPHA } from '../vocabulary/alpha.data.ts';
import type { Band } from '../vocabulary/band.ts';
import { BETA } from '../vocabulary/beta.data.ts';
import { GAMMA } from '../vocabulary/gamma.data.ts';
import { getKey } from '../vocabulary/key.ts';
import { SIGNS } from '../vocabulary/signs.data.ts';

export type Lexigram = {
  /** Used in URLs, storage and file names: `hot-dog`. */
  key: LexigramKey;
  /** Display text: `hot dog`. */
  word: string;
  lexigramClass: LexigramClass;
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

/** The three built-in panels; each word class occupies whole rows. */
export const PANELS: readonly Panel[] = [
  { id: 'alpha', name: 'Alpha', lexigrams: findLexigrams('alpha', ALPHA) },
  { id: 'beta', name: 'Beta', lexigrams: findLexigrams('beta', BETA) },
  { id: 'gamma', name: 'Gamma', lexigrams: findLexigrams('gamma', GAMMA) },
];

export const LEXIGRAMS: readonly Lexigram[] = PANELS.flatMap(({ lexigrams }) => lexigrams);

const byKey = new Map(LEXIGRAMS.map((lexigram) => [lexigram.key, lexigram]));

export const findLexigram = (key: LexigramKey): Lexigram | undefined => byKey.get(key);
