import { chromium } from 'playwright';
import { chromiumArgs, findFullChromium } from '#tools/system/chromium.mjs';

/** Compressed bytes of the site's own scripts on a first visit, by path. */
export async function measureScriptBytes(siteUrl: string, paths: string[]): Promise<Map<string, number>> {
  const browser = await chromium.launch({ executablePath: await findFullChromium(), args: chromiumArgs() });
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const page = await browser.newPage();
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      const isOwnScript = request.resourceType() === 'script' && request.url().startsWith(siteUrl);
      if (isOwnScript) scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    const bytes = await Promise.all(scripts);
    sizes.set(
      path,
      bytes.reduce((sum, size) => sum + size, 0),
    );
    await page.close();
  }
  await browser.close();
  return sizes;
}
