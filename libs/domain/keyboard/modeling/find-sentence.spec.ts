import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardId } from '../keyboard.types.ts';
import { createOwnBoard } from '../own-board/own-board.rules.ts';
import { findSentence } from './find-sentence.rules.ts';

const at = (word: string, board: BoardId, cell: number) => ({
  key: word.replaceAll(' ', '-'),
  word,
  board,
  cell,
});

const words = [
  at('Kanzi', 'alpha', 0),
  at('chase', 'beta', 4),
  at('hot dog', 'alpha', 30),
  at('hot', 'beta', 40),
  at('not', 'alpha', 90),
  at('not', 'gamma', 91),
  at('run', 'beta', 9),
];

const describeParts = (text: string, board: BoardId = 'alpha') =>
  findSentence(text, words, { board }).map(({ text: part, position }) =>
    position === null ? `${part}?` : `${part}: ${position.board} ${String(position.cell)}`,
  );

describe('sentence to model', () => {
  it('is found across panels, the longest entry first', () => {
    expect(describeParts('Kanzi, a HOT DOG is hot!')).toEqual([
      'Kanzi,: alpha 0',
      'a?',
      'HOT DOG: alpha 30',
      'is?',
      'hot!: beta 40',
    ]);
  });

  it('is found in inflected forms', () => {
    expect(describeParts('chasing chased running hotdogs')).toEqual([
      'chasing: beta 4',
      'chased: beta 4',
      'running: beta 9',
      'hotdogs: alpha 30',
    ]);
  });

  it('is found in irregular forms and where an ending changes the last letter', () => {
    const all = [
      ...words,
      at('go', 'alpha', 1),
      at('big', 'beta', 2),
      at('cry', 'gamma', 3),
      at('is', 'beta', 5),
    ];
    const found = findSentence('went goes bigger biggest cries crying is Kanzi’s', all, { board: 'alpha' });

    expect(found.map(({ position }) => position?.word)).toEqual([
      'go',
      'go',
      'big',
      'big',
      'cry',
      'cry',
      'is',
      'Kanzi',
    ]);
  });

  it('is found on the open board of the person’s own first', () => {
    const board = createOwnBoard('board-1', 'Home', { rows: 2, columns: 2 });
    const delta = at('mango', 'delta', 0);
    const all = [delta, { ...delta, cell: 3, ownBoard: board }];

    expect(findSentence('mango', all, { board: 'delta', ownBoard: board.id })[0]?.position?.cell).toBe(3);
    expect(findSentence('mango', all, { board: 'delta' })[0]?.position?.cell).toBe(0);
  });

  it('uses the panel that is open for a word on several panels', () => {
    expect(describeParts('not', 'gamma')).toEqual(['not: gamma 91']);
    expect(describeParts('not', 'beta')).toEqual(['not: alpha 90']);
  });

  it('keeps every typed word in order, for any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('hot', 'dog', 'Kanzi', 'tree', 'nots'), { maxLength: 12 }),
        (typed) => {
          const parts = findSentence(typed.join(' '), words, { board: 'alpha' });

          expect(parts.map(({ text }) => text).join(' ')).toBe(typed.join(' '));
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(findSentence(text, words, { board: 'alpha' }).length).toBeLessThanOrEqual(40);
      }),
    );
  });
});
