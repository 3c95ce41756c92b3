import type { CoreBoard } from '@paniscus/content';
import { buildOwnKey, EMPTY_DELTA, WORD_CLASSES } from '@paniscus/domain/keyboard';
import type { OwnWord } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import type { ImportedBoard } from '../../keyboard.types';
import { renderSvg } from '../drawing/sign-drawing';

const COLUMNS = 16;
/** In pixels, as in exported boards. */
const PICTURE_SIDE = 96;

function drawMeaning(meanings: string): Pick<OwnWord, 'picture'> {
  const lexigram = meanings
    .split(' ')
    .map(findLexigram)
    .find((found) => found !== undefined);
  if (lexigram === undefined) return {};
  return { picture: `data:image/svg+xml;base64,${btoa(renderSvg(lexigram, PICTURE_SIDE))}` };
}

/** The words of a language as own words, with the signs of their meanings, one row for each group. */
export function buildLanguageBoard({ lang, rows }: CoreBoard): ImportedBoard {
  const words = rows.map(({ wordClass, words: entries }) =>
    entries.map(([word, meanings]): OwnWord => ({
      key: buildOwnKey(`${lang} ${word}`),
      word,
      lang,
      ...drawMeaning(meanings),
      color: WORD_CLASSES.find(({ name }) => name.startsWith(wordClass))?.color,
    })),
  );
  return {
    delta: EMPTY_DELTA.map((_, cell) => words[Math.floor(cell / COLUMNS)]?.[cell % COLUMNS]?.key ?? null),
    ownWords: words.flat(),
    source: undefined,
  };
}
