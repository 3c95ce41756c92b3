/** Where an element can be seen in the window, in pixels from its top. */
type VisibleRange = { top: number; bottom: number };

/** Room for the frame around what fills a scrolling element. */
const FRAME_WIDTH = 8;

const DIALOG = '.MuiModal-root';

const isScrollable = (element: Element) => !/visible|clip/.test(getComputedStyle(element).overflowY);

/** The elements around one that scroll, except the page. */
function* listScrollBoxes(element: Element): Generator<Element> {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
    if (parent !== document.body && parent !== document.documentElement && isScrollable(parent)) yield parent;
}

/** Whether something that sticks to the lower edge of the window or of a dialog is over the element. */
const isCovered = (box: DOMRect, cover: DOMRect): boolean =>
  cover.left < box.right && cover.right > box.left && cover.top < box.bottom && cover.bottom > box.top;

/** The part that neither a scrolling element hides nor what sticks in front of it, marked `data-covers-board`. */
export function findVisibleRange(element: Element, box: DOMRect): VisibleRange {
  const scrollBoxes = [...listScrollBoxes(element)].map((scrollBox) => scrollBox.getBoundingClientRect());
  const covers = [...document.querySelectorAll('[data-covers-board]')]
    .filter((cover) => cover.closest(DIALOG) === element.closest(DIALOG) && !cover.contains(element))
    .map((cover) => cover.getBoundingClientRect())
    .filter((cover) => isCovered(box, cover));
  return {
    top: Math.max(...scrollBoxes.map(({ top }) => top - FRAME_WIDTH)),
    bottom: Math.min(
      ...scrollBoxes.map(({ bottom }) => bottom + FRAME_WIDTH),
      ...covers.map(({ top }) => top),
    ),
  };
}
