/** Sizes of the blocks of posts in the index, as powers of two. */
const BLOCK_BITS = [8, 11, 14, 17, 20];

/** Posts that are searched together: those of blocks, as keys of the index, or all with ids below a number. */
export type SearchStep = { blocks: readonly number[] } | { below: number };

/** Divides all posts into steps, from the newest to the oldest, each about eight times as long as those before it. */
export function listSteps(newest: number): SearchStep[] {
  const steps: SearchStep[] = [];
  let bits = 8;
  let end = newest + 1;
  for (const nextBits of BLOCK_BITS) {
    const start = (Math.floor(newest / 2 ** nextBits) - 1) * 2 ** nextBits;
    if (start <= 0) break;
    steps.push({ blocks: listBlocks(start, end, bits) });
    [bits, end] = [nextBits, start];
  }
  return [...steps, { below: end }];
}

function listBlocks(start: number, end: number, bits: number): number[] {
  const first = start / 2 ** bits;
  return Array.from({ length: Math.ceil(end / 2 ** bits) - first }, (_, index) => toKey(first + index, bits));
}

/** No term and no other block has this number. */
const toKey = (block: number, bits: number) => -(block * 32 + bits);
