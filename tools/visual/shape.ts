import type { Page } from 'playwright';

/**
 * Everything but colors that a check of accessibility can see of a page: its markup, where each element lies, whether
 * it can be seen, and how its letters and edges are set. Pages of one shape differ in their colors alone.
 */
export async function getShape(page: Pick<Page, 'evaluate'>): Promise<string> {
  return page.evaluate(() => {
    // Storybook's frame around what it points at belongs to no story, and changes when a story is judged.
    const lines = [...document.body.childNodes]
      .filter((node) => !(node instanceof Element && node.id === 'storybook-highlights-root'))
      .map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? '')));
    for (const element of document.querySelectorAll('body, body *')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const { font, overflow, position, clipPath, zIndex, pointerEvents } = getComputedStyle(element);
      const look = [font, overflow, position, clipPath, zIndex, pointerEvents].join(' ');
      lines.push(`${x} ${y} ${width} ${height} ${isSeen} ${look}`);
    }
    return lines.join('\n');
  });
}

export interface AxeOptions {
  rules?: Record<string, { enabled: boolean }>;
  runOnly?: { type: 'tag'; values: string[] };
  resultTypes?: 'violations'[];
}

/** What is asked of axe: faults alone, since nobody reads what it found in order. */
export const inFull = (options: AxeOptions): AxeOptions => ({ ...options, resultTypes: ['violations'] });

/** Of that, the rules about colors. What is switched off stays off, as does the one that axe itself leaves out. */
export const inColors = (options: AxeOptions): AxeOptions => ({
  ...inFull(options),
  runOnly: { type: 'tag', values: ['cat.color'] },
  rules: {
    ...Object.fromEntries(Object.entries(options.rules ?? {}).filter(([, { enabled }]) => !enabled)),
    'color-contrast-enhanced': { enabled: false },
  },
});
