import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { serializeStructure, toColorCheck, toFullCheck } from '#tools/visual/page-structure.ts';
import type { AxeOptions } from '#tools/visual/page-structure.ts';

const SCHEMES = ['light', 'dark'] as const;

/** axe violations with the selectors of their nodes. Legacy mode skips frames, which no page has. */
export async function listViolations(page: Page, configure = toFullCheck): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options(configure({ rules: { 'target-size': { enabled: true } } }))
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
}

/**
 * axe violations in the light and dark color schemes. The dark pass checks only colors if the structure is the same.
 * Motion is reduced because a color in transition has an arbitrary contrast.
 */
export async function listViolationsInBothSchemes(page: Page): Promise<unknown[]> {
  const results: unknown[] = [];
  let previousStructure: string | undefined;
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-scheme="${colorScheme}"]`).waitFor();
    const structure = await serializeStructure(page);
    const violations = await listViolations(
      page,
      structure === previousStructure ? toColorCheck : toFullCheck,
    );
    results.push(...violations.map((violation) => ({ colorScheme, violation })));
    previousStructure = structure;
  }
  return results;
}

/** Chromium reports colors as authored here, although it replaces them. */
const withoutColorRules = (options: AxeOptions): AxeOptions =>
  toFullCheck({
    ...options,
    rules: {
      ...options.rules,
      'color-contrast': { enabled: false },
      'link-in-text-block': { enabled: false },
    },
  });

/** axe violations in forced colors that other colors do not have: only where forced colors change the structure. */
export async function listViolationsInForcedColors(page: Page): Promise<unknown[]> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  const structure = await serializeStructure(page);
  await page.emulateMedia({ forcedColors: 'active' });
  if (structure === (await serializeStructure(page))) return [];
  return listViolations(page, withoutColorRules);
}
