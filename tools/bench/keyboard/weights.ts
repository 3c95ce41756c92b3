import type { Browser } from 'playwright';
import { ask } from '../load.ts';
import { panelsArrived, tapKey, visitKeyboard } from './visit.ts';

const OTHER_PAGES = ['/donate', '/cart', '/find-order', '/find-giving', '/failure'];

async function listScripts(siteUrl: string, path: string): Promise<string[]> {
  const page = await fetch(siteUrl + path);
  return [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g)].map(
    ([, url]) => url ?? '',
  );
}

/** Brotli-compressed size of the scripts that a page references. */
async function scriptBytes(siteUrl: string, path: string): Promise<number> {
  const urls = new Set(await listScripts(siteUrl, path));
  const sizes = await Promise.all([...urls].map(async (url) => (await ask(siteUrl + url)).body.length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Script bytes of the keyboard page beyond those of the lightest page with an island. Chunk groups contain copies of
 * shared modules, so URLs do not show what is shared.
 */
export async function ownScriptBytes(siteUrl: string): Promise<number> {
  const others = await Promise.all(OTHER_PAGES.map((path) => scriptBytes(siteUrl, path)));
  return (await scriptBytes(siteUrl, '/PaniscusKeyboard')) - Math.min(...others);
}

export interface PanelWeight {
  format: string;
  /** Transferred bytes, and decoded bytes in memory including everything decoded so far. */
  bytes: number;
  decodedBytes: number;
}

const VENDORS = { ogg: 'Google Inc.', mp3: 'Apple Computer, Inc.' };

/** Audio size of the first panel by format. */
export async function panelWeights(browser: Browser, siteUrl: string): Promise<PanelWeight[]> {
  const weights: PanelWeight[] = [];
  for (const [format, vendor] of Object.entries(VENDORS)) {
    const act = async ({ page }: Parameters<Parameters<typeof visitKeyboard>[2]>[0]) => {
      const answer = page.waitForResponse((response) => response.url().includes(`/audio/10/alpha.${format}`));
      await tapKey(page, 0);
      const bytes = Number((await answer).headers()['content-length']);
      await panelsArrived(page, 1);
      const decodedBytes = await page.evaluate(() =>
        window.played.decoded.reduce((sum, { bytes: each }) => sum + each, 0),
      );
      return { format, bytes, decodedBytes };
    };
    weights.push(await visitKeyboard(browser, siteUrl, act, { vendor }));
  }
  return weights;
}

/** Decoded audio that stays in memory after all panels were shown. */
export const cachedBytes = (browser: Browser, siteUrl: string) =>
  visitKeyboard(browser, siteUrl, async ({ page, devtools }) => {
    await tapKey(page, 0);
    for (const [at, name] of ['Alpha', 'Beta', 'Gamma'].entries()) {
      await page.getByRole('button', { name, exact: true }).click();
      await panelsArrived(page, at + 1);
    }
    await tapKey(page, 1);
    await devtools.send('HeapProfiler.collectGarbage');
    return page.evaluate(() =>
      window.played.decoded.reduce((sum, { bytes, isSaved }) => sum + (isSaved() ? bytes : 0), 0),
    );
  });
