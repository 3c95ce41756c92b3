import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const SCHEMES = ['light', 'dark'] as const;

interface AxeOptions {
  rules?: Record<string, { enabled: boolean }>;
}

/** The tools are no project of the workspace, so they are reached by address. */
const { inColors, inFull, getShape } = (await import(
  new URL('../../../tools/visual/shape.ts', import.meta.url).href
)) as {
  inColors: (options: AxeOptions) => AxeOptions;
  inFull: (options: AxeOptions) => AxeOptions;
  getShape: (page: Page) => Promise<string>;
};

/** What a machine can find wrong, with the place of each fault. No page has a frame, so none is looked for. */
export async function listFaults(page: Page, choose = inFull): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options(choose({ rules: { 'target-size': { enabled: true } } }))
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
}

/**
 * The same by day and by night: by night only for colors, if nothing else differs. Nothing moves meanwhile: a color on its way to another has a contrast that nobody
 * meant, and how far it has come is a matter of the machine's speed.
 */
export async function faultsByDayAndNight(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  let judged: string | undefined;
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-scheme="${colorScheme}"]`).waitFor();
    const shape = await getShape(page);
    const faults = await listFaults(page, shape === judged ? inColors : inFull);
    found.push(...faults.map((fault) => ({ colorScheme, fault })));
    judged = shape;
  }
  return found;
}
