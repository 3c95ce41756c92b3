import { coreBoards, universalCore } from '@paniscus/content';
import { isOwnKey, listBoardWords } from '@paniscus/domain/keyboard';
import { describe, expect, it } from 'vitest';
import { buildLanguageBoard } from './build-language-board';

describe.each(coreBoards)('core board in $language', (board) => {
  const { delta, ownWords } = buildLanguageBoard(board);

  it('has every word once, in a row of its group, and in its language', () => {
    expect(new Set(ownWords.map(({ key }) => key)).size).toBe(ownWords.length);
    expect(listBoardWords(delta)).toEqual(ownWords.map(({ key }) => key));
    expect(
      ownWords.every(({ key, lang, color }) => isOwnKey(key) && lang === board.lang && color !== undefined),
    ).toBe(true);
    expect(board.rows.every(({ words }) => words.length <= 16)).toBe(true);
    expect(board.rows).toHaveLength(8);
  });

  it('covers the 36 words of the universal core', () => {
    const meanings = board.rows.flatMap(({ words }) => words.flatMap(([, text]) => text.split(' ')));

    expect(universalCore).toHaveLength(36);
    expect(universalCore.filter((word) => !meanings.includes(word))).toEqual([]);
  });

  it('shows the sign of a meaning that is a lexigram', () => {
    const pictures = ownWords.filter(({ picture }) => picture?.startsWith('data:image/svg+xml;base64,'));

    expect(pictures.length).toBeGreaterThan(60);
  });
});
