import type { JSHandle, Page } from '@playwright/test';

/** The elements that Tab is expected to reach, in DOM order. */
export type TabStops = JSHandle<HTMLElement[]>;

/**
 * Runs in the page. A group of radio buttons with a selection is one stop; a scroll area is one if it contains no
 * other.
 */
function listTabStops(): HTMLElement[] {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
  const isOtherRadio = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      ({ name, form, disabled }) => name === element.name && form === element.form && !disabled,
    );
    return !element.checked && group.some(({ checked }) => checked);
  };
  const isControl = (element: HTMLElement) =>
    element.tabIndex >= 0 && !element.matches(':disabled, svg, iframe') && !isOtherRadio(element);
  const isScrollArea = (element: HTMLElement) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return (
      (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) ||
      (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight)
    );
  };
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isVisible);
  const controls = new Set(elements.filter(isControl));
  const containsControl = (element: HTMLElement) =>
    [...element.querySelectorAll<HTMLElement>('*')].some((inner) => controls.has(inner));
  return elements.filter(
    (element) => controls.has(element) || (isScrollArea(element) && !containsControl(element)),
  );
}

/** Finds the tab stops of the current page and viewport. */
export const findTabStops = (page: Page): Promise<TabStops> => page.evaluateHandle(listTabStops);

/** Tag and name of each stop, numbered, because names repeat. */
export const describeTabStops = (stops: TabStops): Promise<string[]> =>
  stops.evaluate((elements) =>
    elements.map((element, index) => {
      const label = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? '';
      const text = (element.textContent || label || element.id).trim().slice(0, 40);
      return `${index + 1} ${element.tagName.toLowerCase()} "${text}"`;
    }),
  );
