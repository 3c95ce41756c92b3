import { useEffect } from 'react';
import type { RefObject } from 'react';
import { hideOutside } from '../hide-outside';

function consume(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Keeps a person on the board: nothing else of the page is left, links lead nowhere, and the browser asks before it
 * leaves the page. The browser's own controls cannot be locked.
 */
export function useLockedPage(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: stage } = root;
    if (stage === null) return undefined;
    const show = hideOutside(stage);
    const cleanup = new AbortController();
    const options = { capture: true, signal: cleanup.signal };
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href]') !== null) consume(event);
    };
    window.addEventListener('click', onClick, options);
    window.addEventListener('auxclick', onClick, options);
    window.addEventListener('keydown', (event) => event.key === 'Escape' && consume(event), options);
    window.addEventListener('beforeunload', (event) => event.preventDefault(), options);
    return () => {
      cleanup.abort();
      show();
    };
  }, [root]);
}
