import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const SCHEMES = ['light', 'dark'] as const;

/** What a machine can find wrong, with the place of each fault. No page has a frame, so none is looked for. */
export async function faultsOf(page: Page): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
}

/**
 * The same by day and by night. Nothing moves meanwhile: a colour on its way to another has a contrast that nobody
 * meant, and how far it has come is a matter of the machine's speed.
 */
export async function faultsByDayAndNight(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-scheme="${colorScheme}"]`).waitFor();
    found.push(...(await faultsOf(page)).map((fault) => ({ colorScheme, fault })));
  }
  return found;
}
