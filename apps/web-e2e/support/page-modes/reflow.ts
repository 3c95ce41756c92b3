import type { Page } from '@playwright/test';

export interface Viewport {
  width: number;
  height: number;
}

/** Runs in the page: the elements that make it wider than the window; empty if it is not. */
function listOverflowing(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= innerWidth) return [];
  const isScrolledInside = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isScrolledInside(element.parentElement));
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.getBoundingClientRect().right > innerWidth + 1 && !isScrolledInside(element.parentElement),
  );
  const innermost = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  return [
    `${root.scrollWidth} of ${innerWidth} px`,
    ...innermost.map(
      ({ tagName, className, textContent }) =>
        `${tagName.toLowerCase()}.${String(className)} "${textContent.slice(0, 40)}"`,
    ),
  ];
}

/** Runs in the page: texts and controls of the header that are cut off, or outside of the window. */
function listClippedInHeader(): string[] {
  const isHidden = (element: Element) => element.getBoundingClientRect().width <= 1;
  const visible = [...document.querySelectorAll('header:not(main header) *')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !isHidden(element),
  );
  const isCut = (element: Element) => {
    const { left, right, top } = element.getBoundingClientRect();
    const isTooSmall =
      getComputedStyle(element).overflow !== 'visible' &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    return isTooSmall || left < -1 || top < -1 || right > innerWidth + 1;
  };
  return visible
    .filter((element) => !(element instanceof SVGElement) && isCut(element))
    .map(({ tagName, textContent }) => `${tagName.toLowerCase()} "${textContent.slice(0, 40)}"`);
}

/** Runs in the page: words of up to 14 letters that a narrow column breaks, and lists without room for their choice. */
function listSqueezed(): string[] {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"]') === null;
  const range = document.createRange();
  const isBroken = (text: Text, { index, 0: word }: RegExpExecArray) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  const WORDS = /(?<![^\s“‘(])\p{L}{4,14}(?![^\s.,:;!?”’)…])/gu;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement !== null && isVisible(parentElement) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const broken: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const word of text.data.matchAll(WORDS)) if (isBroken(text, word)) broken.push(word[0]);
  }
  const isTooNarrow = (list: Element) => {
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(list);
    const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return isVisible(list) && room < 2 * Number.parseFloat(fontSize);
  };
  const narrowLists = [...document.querySelectorAll('select')].filter(isTooNarrow);
  return [...broken, ...narrowLists.map(({ name }) => `select "${name}"`)];
}

/** Runs in the page: whether a part of the skip link is in the window. */
const isSkipLinkShown = () => {
  const box = document.querySelector('a[href="#main"]')?.getBoundingClientRect();
  return box === undefined || (box.bottom > 0 && box.right > 0);
};

export interface LayoutReport {
  overflowing: string[];
  clippedInHeader: string[];
  squeezed: string[];
  isSkipLinkShown: boolean;
}

/** Layout problems in a viewport, with the text size in percent. */
export async function readLayout(page: Page, viewport: Viewport, textSize = 100): Promise<LayoutReport> {
  await page.setViewportSize(viewport);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    scrollTo({ top: 0, behavior: 'instant' });
  }, textSize);
  const report = {
    overflowing: await page.evaluate(listOverflowing),
    clippedInHeader: await page.evaluate(listClippedInHeader),
    squeezed: await page.evaluate(listSqueezed),
    isSkipLinkShown: await page.evaluate(isSkipLinkShown),
  };
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return report;
}
