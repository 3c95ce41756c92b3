import { Transformer } from '@napi-rs/image';
import { SIDE } from './stage.ts';
import { HEAVIEST } from './shelf.ts';
import { launchBrowser } from '#tools/visual/browser.ts';

/** The first quality within the size limit is used. */
const QUALITIES = [84, 78, 72, 66, 60];

export interface Studio {
  encodeWebp(drawing: string): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openStudio(): Promise<Studio> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: SIDE, height: SIDE }, deviceScaleFactor: 1 });
  return {
    async encodeWebp(drawing) {
      await page.setContent(`<body style="margin:0;overflow:hidden">${drawing}</body>`);
      const pixels = await page.screenshot();
      for (const quality of QUALITIES) {
        const webp = await new Transformer(pixels).webp(quality);
        if (webp.length < HEAVIEST) return webp;
      }
      throw new Error('The drawing is too rich for a picture of the shop.');
    },
    close: () => browser.close(),
  };
}
