import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useListRequests } from '../ListStates/list-result';

interface AppliedFilter {
  /** Button above the list, from which the list is shown. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** What the list shows since other records were requested; empty before, and while they load. */
  announcement: string;
  /** Called when a filter is applied. */
  apply: () => void;
}

/**
 * Shows and announces what a filter has found, or another page of the list. `filter` is another object each time that one was
 * applied.
 */
export function useAppliedFilter(filter: object): AppliedFilter {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { result, announcement, request, takeRequest } = useListRequests();
  // The page that was navigated to has been scrolled to its top by then.
  useEffect(() => {
    if (takeRequest() && buttonRef.current !== null) showBelow(buttonRef.current);
  }, [filter, result, takeRequest]);
  return { buttonRef, announcement, apply: request };
}

/** Scrolls until half of the window is below the control, unless it is already. */
function showBelow(control: HTMLElement): void {
  const { top, bottom } = control.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight / 2) control.scrollIntoView();
}
