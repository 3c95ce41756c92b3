import type { Browser, Page } from 'playwright';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // Slideshows start paused, so the number of images does not depend on how fast the machine is.
  reducedMotion: 'reduce',
} as const;

/** Opens a page of the site on a phone with an empty cache, and closes it afterward. */
export async function withPhonePage<T>(
  browser: Browser,
  siteUrl: string,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // The emulated screen reaches the site's renderer with its first document, so that is not the measured one.
    await page.goto(`${siteUrl}/robots.txt`);
    return await visit(page);
  } finally {
    await context.close();
  }
}
