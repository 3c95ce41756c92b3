import type { CoreBoard } from '@paniscus/content';
import { buildOwnKey, EMPTY_DELTA, WORD_CLASSES } from '@paniscus/domain/keyboard';
import type { LexigramKey, OwnWord } from '@paniscus/domain/keyboard';
import { findLexigram, toLexigramKey } from '@paniscus/lexigrams';
import type { ImportedBoard } from '../../keyboard.types';
import { renderSvg } from '../drawing/sign-drawing';

const COLUMNS = 16;
/** In pixels, as in exported boards. */
const PICTURE_SIDE = 96;

type CoreWord = CoreBoard['rows'][number][number];

function drawMeaning(meanings: CoreWord['meanings']): Pick<OwnWord, 'picture'> {
  const lexigram = meanings.map(findLexigram).find((found) => found !== undefined);
  if (lexigram === undefined) return {};
  return { picture: `data:image/svg+xml;base64,${btoa(renderSvg(lexigram, PICTURE_SIDE))}` };
}

const buildWord = (lang: CoreBoard['lang'], { word, wordClass, meanings }: CoreWord): OwnWord => ({
  key: buildOwnKey(`${lang} ${word}`),
  word,
  lang,
  ...drawMeaning(meanings),
  color: WORD_CLASSES.find(({ name }) => name.startsWith(wordClass))?.color,
});

/**
 * A ready-made board, one row for each group. English words that are in the vocabulary are those, with their recorded
 * sounds; all others are custom words, with the signs of their meanings.
 */
export function buildCoreBoard({ lang, rows }: CoreBoard): ImportedBoard {
  const ownWords: OwnWord[] = [];
  const addWord = (entry: CoreWord): LexigramKey => {
    const known = lang === 'en' ? findLexigram(toLexigramKey(entry.word)) : undefined;
    if (known !== undefined) return known.key;
    const word = buildWord(lang, entry);
    ownWords.push(word);
    return word.key;
  };
  const keys = rows.map((row) => row.map(addWord));
  return {
    delta: EMPTY_DELTA.map((_, cell) => keys[Math.floor(cell / COLUMNS)]?.[cell % COLUMNS] ?? null),
    ownWords,
    source: undefined,
  };
}
