import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUnlockSum, isSumSolved } from './unlock.rules.ts';

describe('sum that unlocks the keyboard', () => {
  it('adds two numbers from 6 to 19, for any random source', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
        const sum = createUnlockSum(() => random);

        expect(sum.every((number) => Number.isInteger(number) && number >= 6 && number <= 19)).toBe(true);
      }),
    );
  });

  it('accepts the right number only', () => {
    const accepted = ['25', ' 25 ', '24', '', 'twenty-five', '2.5e1', '0x19'].filter((answer) =>
      isSumSolved([8, 17], answer),
    );

    expect(accepted).toEqual(['25', ' 25 ']);
  });
});
