import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardId } from '../keyboard.types.ts';
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

const describeParts = (text: string, preferred: BoardId = 'alpha') =>
  findSentence(text, words, preferred).map(({ text: part, position }) =>
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

  it('uses the panel that is open for a word on several panels', () => {
    expect(describeParts('not', 'gamma')).toEqual(['not: gamma 91']);
    expect(describeParts('not', 'beta')).toEqual(['not: alpha 90']);
  });

  it('keeps every typed word in order, for any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('hot', 'dog', 'Kanzi', 'tree', 'nots'), { maxLength: 12 }),
        (typed) => {
          const parts = findSentence(typed.join(' '), words, 'alpha');

          expect(parts.map(({ text }) => text).join(' ')).toBe(typed.join(' '));
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(findSentence(text, words, 'alpha').length).toBeLessThanOrEqual(40);
      }),
    );
  });
});
