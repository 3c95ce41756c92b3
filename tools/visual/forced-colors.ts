import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';

/** Fewest different pixels that make a state visible. */
const MIN_DIFFERENCE = 24;
/** Frames and focus rings around a control belong to it, in CSS pixels. */
const MARGIN = 4;

/** A control with a state, such as the chosen one of several, and one like it without this state. */
interface Pair {
  index: number;
  /** State, tag and classes: pairs with the same signature look the same. */
  signature: string;
  description: string;
}

/** Finds the pairs of the current story, and marks the controls of each with its index. */
const findPairs = (page: Page): Promise<Pair[]> =>
  page.evaluate(() => {
    const selectors = {
      pressed: '[aria-pressed="true"]',
      selected: '[aria-selected="true"]',
      current: '[aria-current]:not([aria-current="false"])',
      chosen: 'label:has(input:checked)',
      disabled: 'button:disabled, [aria-disabled="true"], label:has(input:disabled)',
      // Its message is part of the state.
      invalid: '.MuiFormControl-root:has([aria-invalid="true"])',
    };
    const getAncestors = ({ parentElement }: Element): Element[] =>
      parentElement === null ? [] : [parentElement, ...getAncestors(parentElement)];
    const findOther = (control: Element, selector: string) => {
      const role = control.getAttribute('role');
      const getDepth = (element: Element) => getAncestors(element).length;
      const isLike = (other: Element) =>
        !other.matches(selector) &&
        other.getAttribute('role') === role &&
        getDepth(other) === getDepth(control) &&
        other.checkVisibility();
      for (const ancestor of getAncestors(control).slice(0, 4)) {
        const found = [...ancestor.querySelectorAll(control.tagName)].find(isLike);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    /** Such as by a backdrop, which hides both states. */
    const isCovered = (control: Element) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && !top.contains(control) && !control.contains(top);
    };
    const pairs: Pair[] = [];
    for (const [state, selector] of Object.entries(selectors))
      for (const control of document.querySelectorAll<HTMLElement>(selector)) {
        const other =
          control.checkVisibility() && !isCovered(control) ? findOther(control, selector) : undefined;
        if (other === undefined) continue;
        const index = pairs.length;
        control.setAttribute('data-with-state', String(index));
        other.setAttribute(
          'data-without-state',
          `${other.getAttribute('data-without-state') ?? ''} ${index}`,
        );
        pairs.push({
          index,
          signature: [state, control.tagName, control.className, other.className].join(' '),
          description: `${state}: ${control.innerText.slice(0, 40) || control.outerHTML.slice(0, 80)}`,
        });
      }
    return pairs;
  });

/**
 * Puts a copy of the control without the state in the place of the one that has it, not shown yet. Both get the same text
 * and the same font weight, so that only the look of the state differs. Returns the place.
 */
const preparePair = (page: Page, pair: number) =>
  page.evaluate((index) => {
    const control = document.querySelector<HTMLElement>(`[data-with-state="${index}"]`);
    const copy = document
      .querySelector<HTMLElement>(`[data-without-state~="${index}"]`)
      ?.cloneNode(true) as HTMLElement;
    if (control === null) throw new Error('The control is gone.');
    const countPictures = (element: Element) => element.querySelectorAll('svg, img').length;
    if (control.querySelector('input') === null && countPictures(control) === countPictures(copy))
      copy.innerHTML = control.innerHTML;
    for (const element of [control, copy]) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = 'x'; texts.nextNode() !== null; text = '')
        if (texts.currentNode.parentElement?.closest('[role="alert"]') === null)
          texts.currentNode.nodeValue = text;
      for (const part of [element, ...element.querySelectorAll<HTMLElement>('*')])
        part.style.setProperty('font-weight', '400', 'important');
    }
    copy.setAttribute('data-copy', String(index));
    copy.style.display = 'none';
    control.before(copy);
    (document.activeElement as HTMLElement | null)?.blur();
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = control.getBoundingClientRect();
    return { x, y, width, height };
  }, pair);

const showCopy = (page: Page, pair: number) =>
  page.evaluate((index) => {
    document.querySelector<HTMLElement>(`[data-with-state="${index}"]`)?.style.setProperty('display', 'none');
    document.querySelector<HTMLElement>(`[data-copy="${index}"]`)?.style.removeProperty('display');
  }, pair);

const removeCopy = (page: Page, pair: number) =>
  page.evaluate((index) => {
    document.querySelector<HTMLElement>(`[data-with-state="${index}"]`)?.style.removeProperty('display');
    document.querySelector(`[data-copy="${index}"]`)?.remove();
  }, pair);

async function countDifferentPixels(page: Page, index: number): Promise<number> {
  const { x, y, width, height } = await preparePair(page, index);
  const left = Math.max(0, Math.floor(x) - MARGIN);
  const top = Math.max(0, Math.floor(y) - MARGIN);
  const clip = {
    x: left,
    y: top,
    width: Math.ceil(width) + 2 * MARGIN,
    height: Math.ceil(height) + 2 * MARGIN,
  };
  const capture = async () =>
    PNG.sync.read(await page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'css' }));
  const withState = await capture();
  await showCopy(page, index);
  const without = await capture();
  await removeCopy(page, index);
  return pixelmatch(withState.data, without.data, undefined, withState.width, withState.height, {
    threshold: 0.1,
    // The lines of a check mark are thin.
    includeAA: true,
  });
}

/**
 * Lists the states of the current story that cannot be seen in forced colors, other than by the weight of the text. Compares
 * the pixels of each pair in a light and in a dark theme, once for each signature that is not in `known`.
 */
export async function listInvisibleStates(page: Page, known: Set<string>): Promise<string[]> {
  const invisible: string[] = [];
  const pairs = (await findPairs(page)).filter(({ signature }) => !known.has(signature));
  if (pairs.length === 0) return [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const { index, description } of pairs)
      if ((await countDifferentPixels(page, index)) < MIN_DIFFERENCE)
        invisible.push(`not visible in forced colors (${colorScheme}), ${description}`);
  }
  for (const { signature } of pairs) known.add(signature);
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return invisible;
}
