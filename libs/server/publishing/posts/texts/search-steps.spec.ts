import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listSteps } from './search-steps.ts';
import type { SearchStep } from './search-steps.ts';

/** Ids of a block, as `list_post_terms` numbers it. */
function getRange(key: number): { from: number; to: number } {
  const size = 2 ** (-key % 32);
  const from = Math.floor(-key / 32) * size;
  return { from, to: from + size };
}

const listRanges = ({ blocks, below }: SearchStep) => blocks?.map(getRange) ?? [{ from: 0, to: below }];

describe('steps of a search', () => {
  it('cover every post once, the newest first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (newest) => {
        const ranges = listSteps(newest).map(listRanges).toReversed().flat();

        const limits = listSteps(newest).map(({ below }) => below);
        expect(
          listSteps(newest)
            .map((step) => listRanges(step).at(-1)?.to)
            .slice(1),
        ).toEqual(limits.slice(1));
        expect(ranges[0]?.from).toBe(0);
        expect(ranges.at(-1)?.to).toBeGreaterThan(newest);
        expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ to }) => to));
      }),
    );
  });

  it('are few, of few blocks', () => {
    expect(listSteps(1_000_000).map(({ blocks }) => blocks?.length)).toEqual([
      2,
      4,
      5,
      3,
      4,
      6,
      6,
      undefined,
    ]);
    expect(listSteps(100)).toEqual([{ below: 101 }]);
  });
});
