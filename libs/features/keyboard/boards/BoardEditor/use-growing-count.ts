import { useEffect, useState } from 'react';

/** Items with pictures that a frame can add without being late. */
const STEP = 16;

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
