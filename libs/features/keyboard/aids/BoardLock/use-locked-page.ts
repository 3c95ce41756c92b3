import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Elements of the page beside the board: the header, the footer and the skip link. */
function listOutside(stage: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  let inner: HTMLElement | null = stage.closest<HTMLElement>('main');
  while (inner !== null && inner !== document.body) {
    const current = inner;
    const siblings = [...(current.parentElement?.children ?? [])];
    outside.push(
      ...siblings
        .filter((sibling) => sibling instanceof HTMLElement)
        .filter((sibling) => sibling !== current),
    );
    inner = current.parentElement;
  }
  return outside;
}

/** Hides the rest of the page, for the eye, the keyboard and screen readers. Returns a function that shows it again. */
function hideOutside(stage: HTMLElement): () => void {
  const hidden = listOutside(stage).map((element) => ({ element, display: element.style.display }));
  for (const { element } of hidden) {
    element.inert = true;
    element.style.setProperty('display', 'none', 'important');
  }
  return () => {
    for (const { element, display } of hidden) {
      element.inert = false;
      element.style.display = display;
    }
  };
}

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
