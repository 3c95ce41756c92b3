import { Transformer } from '@napi-rs/image';
import { SIDE } from './effects.ts';
import { PICTURE_BYTES_MAX } from './product-files.ts';
import { launchBrowser } from '#tools/visual/browser.ts';

/** The first quality within the size limit is used. */
const QUALITIES = [84, 78, 72, 66, 60];

export interface ProductRenderer {
  renderWebp(drawing: string): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openProductRenderer(): Promise<ProductRenderer> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: SIDE, height: SIDE }, deviceScaleFactor: 1 });
  return {
    async renderWebp(drawing) {
      await page.setContent(`<body style="margin:0;overflow:hidden">${drawing}</body>`);
      const pixels = await page.screenshot();
      for (const quality of QUALITIES) {
        const webp = await new Transformer(pixels).webp(quality);
        if (webp.length < PICTURE_BYTES_MAX) return webp;
      }
      throw new Error('The picture exceeds the size limit at the lowest quality.');
    },
    close: () => browser.close(),
  };
}
