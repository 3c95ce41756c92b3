/** Sizes of the blocks of posts in the index, as powers of two. */
const BLOCK_BITS = [8, 11, 14, 17, 20];

/** Posts that are searched together: those with ids below a number; without `blocks`, keys of the index, all of them. */
export type SearchStep = { blocks?: readonly number[]; below: number };

/** Divides all posts into steps, from the newest to the oldest, each about three times as long as the one before it. */
export function listSteps(newest: number): SearchStep[] {
  const steps: SearchStep[] = [];
  let bits = 8;
  let end = newest + 1;
  for (const nextBits of BLOCK_BITS) {
    const start = (Math.floor(newest / 2 ** nextBits) - 1) * 2 ** nextBits;
    if (start <= 0) break;
    const middle = end - Math.floor((end - start) / 2 ** bits / 2) * 2 ** bits;
    if (middle < end) steps.push({ blocks: listBlocks(middle, end, bits), below: end });
    steps.push({ blocks: listBlocks(start, middle, bits), below: middle });
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
