import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { serializeStructure, toColorCheck, toFullCheck } from '#tools/visual/page-structure.ts';

const SCHEMES = ['light', 'dark'] as const;

/** axe violations with the selectors of their nodes. Legacy mode skips frames, which no page has. */
export async function listFaults(page: Page, choose = toFullCheck): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options(choose({ rules: { 'target-size': { enabled: true } } }))
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
}

/**
 * axe violations in the light and dark color schemes. The dark pass checks only colors if the structure is the same.
 * Motion is reduced because a color in transition has an arbitrary contrast.
 */
export async function faultsByDayAndNight(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  let judged: string | undefined;
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-scheme="${colorScheme}"]`).waitFor();
    const shape = await serializeStructure(page);
    const faults = await listFaults(page, shape === judged ? toColorCheck : toFullCheck);
    found.push(...faults.map((fault) => ({ colorScheme, fault })));
    judged = shape;
  }
  return found;
}
