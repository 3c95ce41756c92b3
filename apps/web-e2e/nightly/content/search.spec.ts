import AxeBuilder from '@axe-core/playwright';
import { organization } from '@paniscus/content';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const searchField = (page: Page) => page.getByRole('main').getByRole('searchbox');
const resultGroup = (page: Page, name: string) => page.getByRole('region', { name });

async function submitSearch(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/search\?q=/);
}

async function renderHtml(request: APIRequestContext, query: string): Promise<string> {
  const response = await request.get(`/search?${query}`);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('no-store');
  return response.text();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search finds every kind of content, highlights the match and links to it', async ({ page }) => {
    await page.goto('/Search/');
    await submitSearch(page, 'kanzi');

    for (const name of ['Pages', 'Signs of the keyboard', 'The timeline', 'Videos', 'Publications'])
      await expect(resultGroup(page, name).locator('mark').first()).toHaveText(/^kanzi$/i);
    await expect(searchField(page)).toHaveValue('kanzi');
    await resultGroup(page, 'Pages')
      .getByRole('link', { name: /^All \d+ pages$/ })
      .click();
    await expect(page.getByRole('region')).toHaveCount(1);
    await page.getByRole('link', { name: 'All kinds' }).click();
    await resultGroup(page, 'Signs of the keyboard')
      .getByRole('link', { name: 'Kanzi', exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${organization.keyboard.path}\\?panel=alpha&set=10&say=kanzi$`));

    await page.goto('/search?q=PEP%C3%9DS');
    await resultGroup(page, 'The timeline').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/history\/pepys$/);

    await page.goto('/search?q=bannana+mug');
    await expect(page.getByText('Nothing matches exactly.')).toBeVisible();
    await resultGroup(page, 'Products').getByRole('link', { name: 'Banana Mug' }).click();
    await expect(page).toHaveURL(/\/product\//);

    await page.goto('/search?q=seventeen+places&kind=video');
    await resultGroup(page, 'Videos').getByRole('link', { name: 'Seventeen places to find food' }).click();
    await expect(page).toHaveURL(/\/video\/kanzi\/early-years\/in-the-forest#film-/);
  });

  test('a search without results suggests a similar word and starting points', async ({ page }) => {
    await page.goto('/search?q=timelimm');
    await page.getByRole('link', { name: 'timeline', exact: true }).click();

    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results?$/);
    await page.goto('/search?q=qqqqqqqqqqq');
    await expect(page.getByText('No results.')).toBeVisible();
    await page.getByRole('link', { name: 'The timeline', exact: true }).click();
    await expect(page).toHaveURL(/\/history$/);
  });
});

test('any query, even a malformed one, returns a page with noindex and no injected HTML', async ({
  request,
}) => {
  const script = await renderHtml(request, `q=${encodeURIComponent('<script>alert(1)</script>')}`);
  const image = await renderHtml(request, `q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
  const long = await renderHtml(request, `q=${'a'.repeat(10_000)}`);
  const emoji = await renderHtml(request, `q=${encodeURIComponent('🦍🦧')}`);
  const empty = await renderHtml(request, 'q=%00&q=b&kind=money');
  const tracked = await renderHtml(request, 'q=kanzi&utm_source=letter');
  const malformed = await renderHtml(request, 'q=%E0%A4%A');

  expect(script).not.toContain('<script>alert');
  expect(image).not.toContain('<img src=x');
  expect(long).toContain('Your search is too long.');
  expect(emoji).toContain('No results.');
  expect(empty).toContain('For example');
  expect(tracked).toContain('Celebrating');
  for (const html of [script, long, emoji, empty, tracked, malformed])
    expect(html).toContain('<meta name="robots" content="noindex"');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('the search page has no axe violations and fits a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const query of ['', '?q=kanzi', '?q=timelime', '?q=timelimm', `?q=${'a'.repeat(200)}`]) {
        expect((await page.goto(`/search${query}`))?.status(), query).toBe(200);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);

        expect(
          violations.map(({ id, nodes }) => ({ query, id, nodes: nodes.map(({ target }) => target) })),
        ).toEqual([]);
        expect(width, query).toBe(360);
      }
    });
  });
}
