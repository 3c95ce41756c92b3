import type { LexigramClass, LexigramKey, PanelId } from '@paniscus/domain/keyboard';
import type { SignCode } from '../glyph/parse-sign.ts';
import { ALPHA } from '../vocabulary/alpha.data.ts';
import type { WordRows } from '../vocabulary/word-rows.ts';
import { BETA } from '../vocabulary/beta.data.ts';
import { GAMMA } from '../vocabulary/gamma.data.ts';
import { toLexigramKey } from '../vocabulary/lexigram-key.ts';
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
  cell: number;
};

export type Panel = { id: PanelId; name: string; lexigrams: readonly Lexigram[] };

const buildLexigrams = (panel: PanelId, rows: readonly WordRows[]): Lexigram[] =>
  rows
    .flatMap(({ lexigramClass, words }) => words.map((word) => ({ lexigramClass, word })))
    .map(({ lexigramClass, word }, index) => ({
      key: toLexigramKey(word),
      word,
      lexigramClass,
      sign: SIGNS[word] ?? '',
      panel,
      cell: index,
    }));

/** The three built-in panels; each word class occupies complete rows. */
export const PANELS: readonly Panel[] = [
  { id: 'alpha', name: 'Alpha', lexigrams: buildLexigrams('alpha', ALPHA) },
  { id: 'beta', name: 'Beta', lexigrams: buildLexigrams('beta', BETA) },
  { id: 'gamma', name: 'Gamma', lexigrams: buildLexigrams('gamma', GAMMA) },
];

export const LEXIGRAMS: readonly Lexigram[] = PANELS.flatMap(({ lexigrams }) => lexigrams);

const byKey = new Map(LEXIGRAMS.map((lexigram) => [lexigram.key, lexigram]));

export const findLexigram = (key: LexigramKey): Lexigram | undefined => byKey.get(key);
