import type { JSHandle, Page } from '@playwright/test';
import type { TabStops } from './tab-stops.ts';

export interface FocusState {
  /** Position of the focused element among the tab stops; undefined if no element has the focus. */
  stop: number | undefined;
  /** Start of the markup. */
  markup: string;
  hasRing: boolean;
  isCovered: boolean;
}

/** Reads the state of the focused element. */
export type FocusReader = JSHandle<() => FocusState>;

/**
 * Runs in the page. A ring is an outline that was not there before: on the element, on one of its pseudo-elements, on
 * a neighbor that draws a hidden input, or on the frame around it.
 */
function createReader(stops: HTMLElement[]): () => FocusState {
  const readOutline = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isDrawn && !/^rgba\(.*, 0\)$/.test(outlineColor) ? `${outlineWidth} ${outlineColor}` : '';
  };
  const readOutlines = (element: HTMLElement) => {
    const frames = [1, 2, 3].reduce<Element[]>(
      (chain) => [...chain, chain.at(-1)?.parentElement ?? document.body],
      [element],
    );
    const neighbors = [...(element.parentElement?.children ?? [])].filter((other) => other !== element);
    return [
      readOutline(element, '::before'),
      readOutline(element, '::after'),
      ...[...frames, ...(element.matches('input') ? neighbors : [])].map((other) => readOutline(other)),
    ];
  };
  // Covered entirely: a part of a tall field may be below the app bar.
  const isCovered = (element: HTMLElement) => {
    const area = element.closest('label') ?? element;
    const { left, top, right, bottom } = area.getBoundingClientRect();
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return [0.1, 0.3, 0.5, 0.7, 0.9].every((part) => {
      const topmost = document.elementFromPoint((x0 + x1) / 2, y0 + part * (y1 - y0));
      return topmost === null || !((area.parentElement ?? area).contains(topmost) || topmost.contains(area));
    });
  };
  const outlinesAtRest = new Map(stops.map((stop) => [stop, readOutlines(stop)]));
  return () => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body)
      return { stop: undefined, markup: '', hasRing: true, isCovered: false };
    const atRest = outlinesAtRest.get(focused);
    const hasRing = readOutlines(focused).some((outline, at) => outline !== '' && outline !== atRest?.[at]);
    return {
      stop: stops.indexOf(focused),
      markup: focused.outerHTML.slice(0, 120),
      hasRing,
      isCovered: isCovered(focused),
    };
  };
}

/** Call it before any stop has the focus. */
export const createFocusReader = (page: Page, stops: TabStops): Promise<FocusReader> =>
  page.evaluateHandle(createReader, stops);
