import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useListResult } from '../ListStates/list-result';

interface AppliedFilter {
  /** Button above the list, from which the list is shown. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** What the list shows since a filter was applied; empty before, and while it loads. */
  announcement: string;
  /** Called when a filter is applied. */
  apply: () => void;
}

/** Shows and announces what a filter has found. `filter` is another object each time that one was applied. */
export function useAppliedFilter(filter: object): AppliedFilter {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isAwaited = useRef(false);
  const result = useListResult();
  const [outdated, setOutdated] = useState<typeof result | 'all'>('all');
  // The page that was navigated to has been scrolled to its top by then.
  useEffect(() => {
    if (isAwaited.current && buttonRef.current !== null) showBelow(buttonRef.current);
    isAwaited.current = false;
  }, [filter]);
  const apply = () => {
    isAwaited.current = true;
    setOutdated(result);
  };
  const isCurrent = outdated !== 'all' && result !== outdated;
  return { buttonRef, announcement: isCurrent ? (result?.text ?? '') : '', apply };
}

/** Scrolls until half of the window is below the control, unless it is already. */
function showBelow(control: HTMLElement): void {
  const { top, bottom } = control.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight / 2) control.scrollIntoView();
}
