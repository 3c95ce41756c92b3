import type { Page } from 'playwright';

export interface Shot {
  width: number;
  scheme: string;
  png: Buffer;
}

const figure = ({ width, scheme, png }: Shot) => `
  <figure>
    <figcaption>${width} ${scheme}</figcaption>
    <img alt="" src="data:image/png;base64,${png.toString('base64')}" width="${width}">
  </figure>`;

export async function contactSheet(page: Page, title: string, shots: readonly Shot[]): Promise<Buffer> {
  const gap = 24;
  const width = shots.reduce((sum, shot) => sum + shot.width + gap, gap);
  await page.setViewportSize({ width, height: 600 });
  await page.setContent(`
    <style>
      body { margin: 0; padding: ${gap}px; box-sizing: border-box; background: #777; color: #fff; font: 24px sans-serif; }
      main { display: flex; gap: ${gap}px; align-items: start; margin-top: 16px; }
      figure { margin: 0; }
      img { display: block; margin-top: 8px; }
    </style>
    ${title}
    <main>${shots.map(figure).join('')}</main>`);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  return page.screenshot({ fullPage: true });
}
