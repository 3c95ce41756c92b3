import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SENTENCE } from '../sentence.rules.ts';
import { MAX_PREDICTIONS, predictWords } from './predict-words.rules.ts';

const knowsAll = () => true;

const history = [
  ['please', 'give', 'banana'],
  ['please', 'give', 'juice'],
  ['you', 'give', 'water'],
  ['please', 'give', 'juice', 'now'],
];

describe('word prediction', () => {
  it('suggests the signs that sentences begin with, and then the most frequent ones', () => {
    expect(predictWords(history, [], knowsAll)).toEqual(['please', 'you', 'give', 'juice']);
  });

  it('prefers what followed the last two signs to what followed the last one', () => {
    expect(predictWords(history, ['please', 'give'], knowsAll)).toEqual(['juice', 'banana', 'water', 'you']);
    expect(predictWords(history, ['you', 'give'], knowsAll)[0]).toBe('water');
  });

  it('prefers the newer of two equally frequent signs', () => {
    const twice = [
      ['more', 'apple'],
      ['more', 'bread'],
    ];

    expect(predictWords(twice, ['more'], knowsAll)).toEqual(['apple', 'bread']);
  });

  it('suggests nothing without earlier sentences or when the sentence is full', () => {
    expect(predictWords([], ['please'], knowsAll)).toEqual([]);
    expect(
      predictWords(
        history,
        Array.from({ length: MAX_SENTENCE }, () => 'give'),
        knowsAll,
      ),
    ).toEqual([]);
  });

  it('suggests at most four different, known words that were used before, and always the same ones', () => {
    const key = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'toString', '__proto__'), fc.string());
    const sentence = fc.array(key, { maxLength: MAX_SENTENCE });
    const isKnown = (word: string) => word.length % 2 === 1;
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 30 }), sentence, (earlier, current) => {
        const words = predictWords(earlier, current, isKnown);

        expect(words.length).toBeLessThanOrEqual(MAX_PREDICTIONS);
        expect(new Set(words).size).toBe(words.length);
        expect(words.every((word) => isKnown(word) && earlier.flat().includes(word))).toBe(true);
        expect(predictWords(earlier, current, isKnown)).toEqual(words);
      }),
    );
  });
});
