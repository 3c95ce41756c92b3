import type { Page } from '@playwright/test';

/**
 * Links, buttons and fields that are invisible when the browser replaces all colors: without text, picture or border
 * of their own or around them.
 */
export const listInvisibleControls = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]:visible, button:visible, input:visible, select:visible, textarea:visible')
    .evaluateAll((controls) => {
      const hasBorder = (element: Element) => {
        const style = getComputedStyle(element);
        return (['Top', 'Right', 'Bottom', 'Left'] as const).some(
          (side) =>
            style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) > 0,
        );
      };
      const hasContent = (element: HTMLElement) =>
        element.innerText.trim() !== '' || element.querySelector('svg, img, video, canvas') !== null;
      const frames = (element: Element) =>
        [1, 2, 3].reduce<Element[]>(
          (chain) => [...chain, chain.at(-1)?.parentElement ?? document.body],
          [element],
        );
      return (controls as HTMLElement[])
        .filter((control) => {
          const isField = control.matches('input, select, textarea');
          if (!isField) return !hasContent(control) && !hasBorder(control);
          const isChoice = control.matches('[type="checkbox"], [type="radio"], [type="range"]');
          return !frames(control).some(
            (frame) => hasBorder(frame) || (isChoice && [...frame.querySelectorAll('*')].some(hasBorder)),
          );
        })
        .map((control) => control.outerHTML.slice(0, 120));
    });
