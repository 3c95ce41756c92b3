import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element takes up space, also outside the viewport; false inside a hidden panel. */
export function useIsDisplayed(ref: RefObject<Element | null>): boolean {
  const [isDisplayed, setIsDisplayed] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver((entries) =>
      setIsDisplayed((entries.at(-1)?.contentRect.width ?? 0) > 0),
    );
    if (ref.current !== null) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isDisplayed;
}
