import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFull, withoutSign, withSign } from './sentence.rules.ts';
import type { Sentence } from './sentence.rules.ts';

const anySentence = fc.array(fc.stringMatching(/^[a-z-]{1,12}$/), { maxLength: 8 });

describe('keyboard sentence', () => {
  it('accepts up to eight signs, and stays unchanged when full', () => {
    const typed = ['please', 'visitor', 'give', 'kanzi', 'banana', 'and', 'juice', 'now', 'more'];

    const sentence = typed.reduce<Sentence>(withSign, []);

    expect(sentence).toEqual(['please', 'visitor', 'give', 'kanzi', 'banana', 'and', 'juice', 'now']);
    expect(isFull(sentence)).toBe(true);
  });

  it('removes the last sign by default, or the one at the given index', () => {
    expect(withoutSign(['give', 'banana', 'now'])).toEqual(['give', 'banana']);
    expect(withoutSign(['give', 'banana', 'now'], 0)).toEqual(['banana', 'now']);
    expect(withoutSign([])).toEqual([]);
  });

  it('is restored when the sign just added is removed', () => {
    fc.assert(
      fc.property(anySentence, fc.stringMatching(/^[a-z-]{1,12}$/), (sentence, key) => {
        fc.pre(sentence.length < 8);

        expect(withoutSign(withSign(sentence, key))).toEqual(sentence);
      }),
    );
  });
});
