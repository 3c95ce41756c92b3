import { useEffect, useState } from 'react';

/** Fills the visible part of a list, and is quick to add. */
const STEP = 64;

/** How many items of a long list to show: some at once and more in each frame, so that opening it blocks nothing. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + STEP));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return count;
}
