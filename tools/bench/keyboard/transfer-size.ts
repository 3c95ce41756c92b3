import type { Browser } from 'playwright';
import { waitForPanels, tapKey, withKeyboardPage } from './keyboard-page.ts';

export interface PanelSize {
  format: string;
  /** Transferred bytes, and decoded bytes in memory including everything decoded so far. */
  bytes: number;
  decodedBytes: number;
}

const VENDORS = { ogg: 'Google Inc.', mp3: 'Apple Computer, Inc.' };

/** Audio size of the first panel by format. */
export async function measurePanelSizes(browser: Browser, siteUrl: string): Promise<PanelSize[]> {
  const sizes: PanelSize[] = [];
  for (const [format, vendor] of Object.entries(VENDORS)) {
    const measurePanel = async ({ page }: Parameters<Parameters<typeof withKeyboardPage>[2]>[0]) => {
      const responsePromise = page.waitForResponse((response) =>
        response.url().includes(`/audio/10/alpha.${format}`),
      );
      await tapKey(page, 0);
      const bytes = Number((await responsePromise).headers()['content-length']);
      await waitForPanels(page, 1);
      const decodedBytes = await page.evaluate(() =>
        window.audioLog.decoded.reduce((sum, { bytes: panelBytes }) => sum + panelBytes, 0),
      );
      return { format, bytes, decodedBytes };
    };
    sizes.push(await withKeyboardPage(browser, siteUrl, measurePanel, { vendor }));
  }
  return sizes;
}

/** Decoded audio that stays in memory after all panels were shown. */
export const measureCachedBytes = (browser: Browser, siteUrl: string) =>
  withKeyboardPage(browser, siteUrl, async ({ page, devtools }) => {
    await tapKey(page, 0);
    for (const [index, name] of ['Alpha', 'Beta', 'Gamma'].entries()) {
      await page.getByRole('button', { name, exact: true }).click();
      await waitForPanels(page, index + 1);
    }
    await tapKey(page, 1);
    await devtools.send('HeapProfiler.collectGarbage');
    return page.evaluate(() =>
      window.audioLog.decoded.reduce((sum, { bytes, isInMemory }) => sum + (isInMemory() ? bytes : 0), 0),
    );
  });
