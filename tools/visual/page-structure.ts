import type { Page } from 'playwright';

/**
 * Serializes everything but colors that affects accessibility rules: markup, geometry, visibility, fonts and stacking.
 * Pages with the same structure differ only in color.
 */
export async function serializeStructure(page: Pick<Page, 'evaluate'>): Promise<string> {
  return page.evaluate(() => {
    // Excludes Storybook's highlight overlay, which changes when a story is checked.
    const lines = [...document.body.childNodes]
      .filter((node) => !(node instanceof Element && node.id === 'storybook-highlights-root'))
      .map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? '')));
    for (const element of document.querySelectorAll('body, body *')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const { font, overflow, position, clipPath, zIndex, pointerEvents } = getComputedStyle(element);
      const style = [font, overflow, position, clipPath, zIndex, pointerEvents].join(' ');
      lines.push(`${x} ${y} ${width} ${height} ${isVisible} ${style}`);
    }
    return lines.join('\n');
  });
}

export interface AxeOptions {
  rules?: Record<string, { enabled: boolean }>;
  runOnly?: { type: 'tag'; values: string[] };
  resultTypes?: 'violations'[];
  preload?: { assets: 'media'[] };
}

/**
 * Options for a full check; only violations are collected. Style sheets are not parsed a second time for the experimental
 * rules, which are disabled by default.
 */
export const toFullCheck = (options: AxeOptions): AxeOptions => ({
  ...options,
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
});

/** Options for color rules only. Disabled rules stay disabled, as does the rule that axe disables by default. */
export const toColorCheck = (options: AxeOptions): AxeOptions => ({
  ...toFullCheck(options),
  runOnly: { type: 'tag', values: ['cat.color'] },
  rules: {
    ...Object.fromEntries(Object.entries(options.rules ?? {}).filter(([, { enabled }]) => !enabled)),
    'color-contrast-enhanced': { enabled: false },
  },
});
