import type { Page } from '@playwright/test';
import { faultsByDayAndNight } from '../support/faults.ts';
import { getTransferSize } from '../support/transfer-size.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const FIRST_STOPS_MAX = 80;
/** In bytes with Brotli, without fonts, which are shared by the whole site and cached. */
const PAGE_MAX = 60_000;
const REQUESTS_MAX = 8;

const readCanonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

test('the full timeline is readable without JavaScript, from Descartes to the LANA project', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const reader = await context.newPage();

  await reader.goto('/history');

  const entries = reader.getByRole('article');
  await expect(entries).toHaveCount(22);
  await expect(entries.first()).toHaveAccessibleName('1637 Magpies can say it, Descartes grants');
  await expect(entries.last()).toHaveAccessibleName('28 January 1977 The LANA project, in one book');
  await expect(reader.getByRole('button', { name: /^Copy link/ })).toHaveCount(0);
  await reader.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '1966' }).click();
  await expect(reader.getByRole('link', { name: 'Washoe, and the hands', exact: true })).toBeInViewport();
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with script' : 'without script';
  test(`an entry's own link leads to it, titles the page and marks it, ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled });
    const reader = await context.newPage();

    await reader.goto('/history/washoe');

    const heading = reader.getByRole('link', { name: 'Washoe, and the hands', exact: true });
    await expect(reader).toHaveTitle('Washoe, and the hands (1966) · Paniscus');
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAttribute('aria-current', 'page');
    expect(await readCanonical(reader)).toMatch(/\/history$/);
    await reader.getByRole('link', { name: /^Later: 1969/ }).click();
    await expect(reader).toHaveURL(/\/history\/science-1969$/);
    await expect(reader).toHaveTitle(/^Sign language, in Science/);
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

test('keyboard focus follows chronological order', async ({ page }) => {
  await page.goto('/history');
  const headings = page.locator('article h3 > a');
  const inOrder = await headings.allTextContents();
  const reached: string[] = [];

  for (let stop = 0; stop < FIRST_STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => document.activeElement?.closest('h3')?.textContent ?? '');
    if (text !== '') reached.push(text);
  }

  expect(reached.length).toBeGreaterThan(8);
  expect(reached).toEqual(inOrder.slice(0, reached.length));
});

test('the link of an entry can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/history');
  const entry = page.getByRole('article', { name: /^1929/ });

  await entry.getByRole('button', { name: 'Copy link to The bonobo gets a name' }).click();

  await expect(page.getByRole('status')).toHaveText('The link to this entry was copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${system.siteUrl}/history/pan-paniscus`,
  );
});

for (const path of ['/history', '/history/lana'])
  test(`a machine finds no fault with ${path}`, async ({ page }) => {
    await page.goto(path);

    expect(await faultsByDayAndNight(page)).toEqual([]);
  });

test('the timeline weighs at most 60 kB without fonts, in at most eight requests', async ({ page }) => {
  const addresses = new Set<string>();
  const fonts = new Set<string>();
  page.on('request', (request) => {
    addresses.add(request.url());
    if (request.resourceType() === 'font') fonts.add(request.url());
  });

  await page.goto('/history', { waitUntil: 'networkidle' });

  const sizes = await Promise.all(
    [...addresses].filter((address) => !fonts.has(address)).map(getTransferSize),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'weight', description: `${bytes} bytes, ${addresses.size} requests` });
  expect(addresses.size).toBeLessThanOrEqual(REQUESTS_MAX);
  expect(bytes).toBeLessThanOrEqual(PAGE_MAX);
});
