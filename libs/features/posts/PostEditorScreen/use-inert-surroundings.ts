import { useEffect } from 'react';
import type { RefObject } from 'react';

/** A dialog of Material UI, which may stay mounted while it is closed. */
const DIALOG = '.MuiModal-root';

/**
 * Keeps keyboard and screen reader in an element: the rest of the page cannot be reached meanwhile, but the dialogs that
 * open above it can.
 */
export function useInertSurroundings(inside: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive || inside.current === null) return undefined;
    const surroundings = listSurroundings(inside.current).filter((element) => !element.inert);
    for (const element of surroundings) element.inert = true;
    return () => {
      for (const element of surroundings) element.inert = false;
    };
  }, [inside, isActive]);
}

/** Siblings of an element and of each of its parents. */
function listSurroundings(inside: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = inside;
  if (parent === null || inside === document.body) return [];
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child !== inside && !child.matches(DIALOG),
  );
  return [...siblings, ...listSurroundings(parent)];
}
