import type { Page } from 'playwright';

export interface Screenshot {
  width: number;
  scheme: string;
  png: Buffer;
}

const renderFigure = ({ width, scheme, png }: Screenshot) => `
  <figure>
    <figcaption>${width} ${scheme}</figcaption>
    <img alt="" src="data:image/png;base64,${png.toString('base64')}" width="${width}">
  </figure>`;

export async function renderContactSheet(
  page: Page,
  title: string,
  screenshots: readonly Screenshot[],
): Promise<Buffer> {
  const gap = 24;
  const width = screenshots.reduce((sum, screenshot) => sum + screenshot.width + gap, gap);
  await page.setViewportSize({ width, height: 600 });
  await page.setContent(`
    <style>
      body { margin: 0; padding: ${gap}px; box-sizing: border-box; background: #777; color: #fff; font: 24px sans-serif; }
      main { display: flex; gap: ${gap}px; align-items: start; margin-top: 16px; }
      figure { margin: 0; }
      img { display: block; margin-top: 8px; }
    </style>
    ${title}
    <main>${screenshots.map(renderFigure).join('')}</main>`);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  return page.screenshot({ fullPage: true });
}
