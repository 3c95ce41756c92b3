import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveId } from './move-id.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1 }), { maxLength: 12 });
const direction = fc.constantFrom('up' as const, 'down' as const);

describe('moving an item', () => {
  it('swaps it with its neighbor', () => {
    expect(moveId([1, 2, 3], 2, 'up')).toEqual([2, 1, 3]);
    expect(moveId([1, 2, 3], 2, 'down')).toEqual([1, 3, 2]);
  });

  it('changes nothing at either end or for an unknown item', () => {
    expect(moveId([1, 2, 3], 1, 'up')).toEqual([1, 2, 3]);
    expect(moveId([1, 2, 3], 3, 'down')).toEqual([1, 2, 3]);
    expect(moveId([1, 2, 3], 9, 'up')).toEqual([1, 2, 3]);
  });

  it('never loses or repeats an item, for any order and any moves', () => {
    fc.assert(
      fc.property(ids, fc.array(fc.tuple(fc.nat(11), direction)), (start, moves) => {
        const end = moves.reduce((order, [at, way]) => moveId(order, order[at] ?? 0, way), start);

        expect(end.toSorted()).toEqual(start.toSorted());
      }),
    );
  });
});
