import type { Browser } from 'playwright';
import { ask } from '../load.ts';
import { panelsArrived, tapKey, visitKeyboard } from './visit.ts';

/** Pages with scripts of their own; what the keyboard has in common with one of these is not its own. */
const OTHER_PAGES = ['/donate', '/cart', '/find-order', '/find-giving', '/failure'];

async function scriptsOf(siteUrl: string, path: string): Promise<string[]> {
  const page = await fetch(siteUrl + path);
  return [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g)].map(
    ([, url]) => url ?? '',
  );
}

/** Bytes of script, as Brotli sends them, that the keyboard's page brings and no page of another kind does. */
export async function ownScriptBytes(siteUrl: string): Promise<number> {
  const shared = new Set((await Promise.all(OTHER_PAGES.map((path) => scriptsOf(siteUrl, path)))).flat());
  const own = new Set((await scriptsOf(siteUrl, '/PaniscusKeyboard')).filter((url) => !shared.has(url)));
  const sizes = await Promise.all([...own].map(async (url) => (await ask(siteUrl + url)).body.length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

export interface PanelWeight {
  format: string;
  /** As it is sent, and as it lies in memory with all that is decoded beside it. */
  bytes: number;
  decodedBytes: number;
}

const VENDORS = { ogg: 'Google Inc.', mp3: 'Apple Computer, Inc.' };

/** What the sounds of the first panel weigh. */
export async function panelWeights(browser: Browser, siteUrl: string): Promise<PanelWeight[]> {
  const weights: PanelWeight[] = [];
  for (const [format, vendor] of Object.entries(VENDORS)) {
    const act = async ({ page }: Parameters<Parameters<typeof visitKeyboard>[2]>[0]) => {
      const answer = page.waitForResponse((response) => response.url().includes(`/audio/10/alpha.${format}`));
      await tapKey(page, 0);
      const bytes = Number((await answer).headers()['content-length']);
      await panelsArrived(page, 1);
      const decodedBytes = await page.evaluate(() =>
        window.heard.decoded.reduce((sum, { bytes: each }) => sum + each, 0),
      );
      return { format, bytes, decodedBytes };
    };
    weights.push(await visitKeyboard(browser, siteUrl, act, { vendor }));
  }
  return weights;
}

/** Bytes that stay decoded when all panels have been shown one after the other. */
export const keptBytes = (browser: Browser, siteUrl: string) =>
  visitKeyboard(browser, siteUrl, async ({ page, devtools }) => {
    await tapKey(page, 0);
    for (const [at, name] of ['Alpha', 'Beta', 'Gamma'].entries()) {
      await page.getByRole('button', { name, exact: true }).click();
      await panelsArrived(page, at + 1);
    }
    await tapKey(page, 1);
    await devtools.send('HeapProfiler.collectGarbage');
    return page.evaluate(() =>
      window.heard.decoded.reduce((sum, { bytes, isKept }) => sum + (isKept() ? bytes : 0), 0),
    );
  });
