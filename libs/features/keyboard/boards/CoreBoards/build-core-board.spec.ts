import { coreBoards, englishBoard, universalCore } from '@paniscus/content';
import { isOwnKey, listBoardWords } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { describe, expect, it } from 'vitest';
import { buildCoreBoard } from './build-core-board';

describe.each([englishBoard, ...coreBoards])('core board in $language', (board) => {
  const { delta, ownWords } = buildCoreBoard(board);
  const entries = board.rows.flat();

  it('has every word once, in a row of its group', () => {
    const words = listBoardWords(delta);

    expect(new Set(words).size).toBe(words.length);
    expect(words).toHaveLength(entries.length);
    expect(board.rows).toHaveLength(8);
    expect(board.rows.every((row) => row.length <= 16)).toBe(true);
  });

  it('covers the 36 words of the universal core', () => {
    const meanings = entries.flatMap((entry) => entry.meanings);

    expect(universalCore).toHaveLength(36);
    expect(universalCore.filter((word) => !meanings.includes(word))).toEqual([]);
  });

  it('has words in its language, each in the color of its class', () => {
    expect(ownWords.every(({ key, lang }) => isOwnKey(key) && lang === board.lang)).toBe(true);
    expect(ownWords.filter(({ color }) => color === undefined)).toEqual([]);
  });
});

describe('core board in English', () => {
  const { delta, ownWords } = buildCoreBoard(englishBoard);
  const getText = (key: string | null | undefined) =>
    ownWords.find((own) => own.key === key)?.word ?? findLexigram(key ?? '')?.word;

  it('has the words that people say most', () => {
    const texts = delta.map(getText);
    const spoken = 'want need like stop it my finished toilet hello pain help more yes no'.split(' ');

    expect(spoken.filter((word) => !texts.includes(word))).toEqual([]);
  });

  it('speaks the words of the vocabulary with their recorded sounds', () => {
    expect(listBoardWords(delta).filter((key) => !isOwnKey(key)).length).toBeGreaterThan(80);
    expect([delta[0], delta[32], delta[48]].map(getText)).toEqual(['I', 'want', 'help']);
    expect(ownWords.find(({ word }) => word === 'toilet')?.picture).toMatch(/^data:image\/svg/);
  });
});

describe.each(coreBoards)('core board in $language', (board) => {
  it('shows the sign of a meaning that is a lexigram', () => {
    const { ownWords } = buildCoreBoard(board);

    expect(ownWords.filter(({ picture }) => picture !== undefined).length).toBeGreaterThan(60);
  });
});
