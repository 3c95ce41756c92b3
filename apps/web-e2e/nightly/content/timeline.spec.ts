import type { Page } from '@playwright/test';
import { listViolationsInBothSchemes } from '../../support/accessibility.ts';
import { getTransferSize } from '#tools/bench/referenced-scripts.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

const MAX_TAB_STOPS = 80;
/** Size with Brotli compression, without fonts, which are shared by all pages and cached. */
const MAX_PAGE_BYTES = 60_000;
const MAX_REQUESTS = 8;

const getCanonicalUrl = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

test('the full timeline is readable without JavaScript, from Descartes to the LANA project', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const reader = await context.newPage();

  await reader.goto('/history');

  const entries = reader.getByRole('article');
  await expect(entries).toHaveCount(22);
  await expect(entries.first()).toHaveAccessibleName('1637 Descartes on speech and thought');
  await expect(entries.last()).toHaveAccessibleName('January 28, 1977 A book about the LANA project');
  await expect(reader.getByRole('button', { name: /^Copy link/ })).toHaveCount(0);
  await reader.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '1966' }).click();
  await expect(reader.getByRole('link', { name: 'Washoe learns signs', exact: true })).toBeInViewport();
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  const mode = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';
  test(`the URL of an entry scrolls to it, sets the page title and marks the entry, ${mode}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled });
    const reader = await context.newPage();

    await reader.goto('/history/washoe');

    const heading = reader.getByRole('link', { name: 'Washoe learns signs', exact: true });
    await expect(reader).toHaveTitle('Washoe learns signs (1966) · Paniscus');
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAttribute('aria-current', 'page');
    expect(await getCanonicalUrl(reader)).toMatch(/\/history$/);
    await reader.getByRole('link', { name: /^Later: 1969/ }).click();
    await expect(reader).toHaveURL(/\/history\/science-1969$/);
    await expect(reader).toHaveTitle(/^Sign language in Science/);
    await context.close();
  });
}

test('an unknown timeline entry returns 404', async ({ page }) => {
  for (const path of ['/history/koko', '/history/washoe/more']) {
    const response = await page.goto(path);

    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('article')).toHaveCount(0);
  }
});

test('keyboard focus follows the chronological order of the timeline', async ({ page }) => {
  await page.goto('/history');
  const headings = page.locator('article h3 > a');
  const titles = await headings.allTextContents();
  const focusedTitles: string[] = [];

  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => document.activeElement?.closest('h3')?.textContent ?? '');
    if (text !== '') focusedTitles.push(text);
  }

  expect(focusedTitles.length).toBeGreaterThan(8);
  expect(focusedTitles).toEqual(titles.slice(0, focusedTitles.length));
});

test('the link of an entry can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/history');
  const entry = page.getByRole('article', { name: /^1929/ });

  await entry.getByRole('button', { name: 'Copy link to The bonobo is described' }).click();

  await expect(page.getByRole('status')).toHaveText('The link to this entry was copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${system.siteUrl}/history/pan-paniscus`,
  );
});

for (const path of ['/history', '/history/lana'])
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);

    expect(await listViolationsInBothSchemes(page)).toEqual([]);
  });

test('the timeline weighs at most 60 kB without fonts, in at most eight requests', async ({ page }) => {
  const urls = new Set<string>();
  const fonts = new Set<string>();
  page.on('request', (request) => {
    urls.add(request.url());
    if (request.resourceType() === 'font') fonts.add(request.url());
  });

  // Idle, because all requests count.
  await page.goto('/history', { waitUntil: 'networkidle' });

  const sizes = await Promise.all([...urls].filter((url) => !fonts.has(url)).map(getTransferSize));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'weight', description: `${bytes} bytes, ${urls.size} requests` });
  expect(urls.size).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(bytes).toBeLessThanOrEqual(MAX_PAGE_BYTES);
});
