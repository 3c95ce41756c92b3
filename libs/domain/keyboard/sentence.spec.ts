import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFull, withoutSign, withSign } from './sentence.rules.ts';
import type { Sentence } from './sentence.rules.ts';

const aSentence = fc.array(fc.stringMatching(/^[a-z-]{1,12}$/), { maxLength: 8 });

describe('the sentence of the keyboard', () => {
  it('takes signs up to the eighth, and leaves a full sentence as it is', () => {
    const typed = ['please', 'visitor', 'give', 'kanzi', 'banana', 'and', 'juice', 'now', 'more'];

    const sentence = typed.reduce<Sentence>(withSign, []);

    expect(sentence).toEqual(['please', 'visitor', 'give', 'kanzi', 'banana', 'and', 'juice', 'now']);
    expect(isFull(sentence)).toBe(true);
  });

  it('takes back the last sign unless another is meant', () => {
    expect(withoutSign(['give', 'banana', 'now'])).toEqual(['give', 'banana']);
    expect(withoutSign(['give', 'banana', 'now'], 0)).toEqual(['banana', 'now']);
    expect(withoutSign([])).toEqual([]);
  });

  it('is again what it was when the sign just typed is taken back', () => {
    fc.assert(
      fc.property(aSentence, fc.stringMatching(/^[a-z-]{1,12}$/), (sentence, key) => {
        fc.pre(sentence.length < 8);

        expect(withoutSign(withSign(sentence, key))).toEqual(sentence);
      }),
    );
  });
});
