import { listBoardWords } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { describe, expect, it } from 'vitest';
import { buildCoreBoard } from './build-core-board';

describe('core board', () => {
  it('has only words of the vocabulary, each once', () => {
    const words = listBoardWords(buildCoreBoard());

    expect(words.filter((key) => findLexigram(key) === undefined)).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
    expect(words).toHaveLength(96);
  });

  it('begins each group in a row of its own', () => {
    const board = buildCoreBoard();

    expect([board[0], board[16], board[32], board[11], board[12]]).toEqual([
      'i',
      'what',
      'go',
      'sorry',
      null,
    ]);
  });
});
