import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

const MAX_TAB_STOPS = 60;

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const focusedElement = (page: Page) => page.locator(':focus');

function recordThirdPartyRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(system.siteUrl)) requests.push(request.url());
  });
  return requests;
}

async function tabTo(page: Page, name: string): Promise<void> {
  const getName = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
    });
  for (let stop = 0; stop < MAX_TAB_STOPS && (await getName()) !== name; stop += 1)
    await page.keyboard.press('Tab');
  expect(await getName()).toBe(name);
}

test('the video library makes no request to the video service before playback, then plays in place', async ({
  page,
}) => {
  const requests = recordThirdPartyRequests(page);
  await page.goto('/video');
  await expect(card(page, 'A flake that cuts')).toContainText('is a knife');
  await page.getByRole('button', { name: 'Play: Five signs in five minutes' }).scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);

  await page.getByRole('button', { name: 'Play: A flake that cuts' }).click();

  const player = page.getByTitle('Video: A flake that cuts');
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute('sandbox', /allow-scripts/);
  const film = page.frameLocator('iframe').locator('video');
  await expect(page.frameLocator('iframe').getByText('Sample video')).toBeVisible();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(requests[0]).toBe(`${system.sandboxUrl}/embed/sample-m001?autoplay=1&rel=0`);
  expect(requests.filter((url) => !url.startsWith(`${system.sandboxUrl}/embed/`))).toEqual([]);
});

test('one video plays at a time and can be closed; going back leaves the library', async ({ page }) => {
  recordThirdPartyRequests(page);
  await page.goto('/video/making');
  await page.goto('/video/play');
  const play = page.getByRole('button', { name: 'Play: Chase, tickle, hide' });

  await play.click();
  await page.getByRole('button', { name: 'Play: A round of Pac-Man' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(play).toBeVisible();
  await expect(page.getByRole('button', { name: /^Close the video/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Close the video: A round of Pac-Man' }).click();

  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play: A round of Pac-Man' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/video\/making$/);
});

test('the keyboard alone suffices to navigate and skip the tree, play a video and close it', async ({
  page,
}) => {
  recordThirdPartyRequests(page);
  await page.goto('/video');

  const tree = page.getByRole('navigation', { name: 'Categories' });
  await tree.getByRole('link', { name: /^Tools and fire/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/video\/making\/stone-tools$/);
  await tabTo(page, 'Skip to the videos');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Play: A flake that cuts');
  await page.keyboard.press('Enter');

  await expect(page.getByTitle('Video: A flake that cuts')).toBeFocused();
  await tabTo(page, 'Close the video: A flake that cuts');
  await page.keyboard.press('Escape');
  await expect(focusedElement(page)).toHaveAccessibleName('Play: A flake that cuts');
});

test('the categories open once on a phone for a double press, with the focus in them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/video');
  await page.getByRole('button', { name: 'Categories' }).focus();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  const tree = page.getByRole('navigation', { name: 'Categories' });
  await expect(tree).toBeVisible();
  await expect(tree.getByRole('button')).toBeFocused();
});

test('videos are filtered by title and description while typing, and the URL stores the query', async ({
  page,
}) => {
  await page.goto('/video');
  await expect(card(page, 'A flake that cuts')).toContainText('is a knife');
  const field = page.getByRole('search', { name: 'Search the videos' }).getByRole('searchbox');

  await field.fill('KNIFE');
  await expect(status(page)).toHaveText('1 of 18 videos');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('region')).toHaveCount(1);
  await expect(page).toHaveURL(/\/video\?q=KNIFE$/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await field.fill('penguin');

  await expect(page.getByText('No videos match your search.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all videos' }).click();
  await expect(page).toHaveURL(/\/video$/);
  await expect(status(page)).toHaveText('18 videos');
});

test('a search in a category that has no such video leads to a search of all videos', async ({ page }) => {
  await page.goto('/video/making/stone-tools');

  await page.getByRole('search', { name: 'Search the videos' }).getByRole('searchbox').fill('lexigram');

  await expect(page.getByText('No videos in this category match your search.')).toBeVisible();
  await page.getByRole('link', { name: 'Search all videos' }).click();
  await expect(page).toHaveURL(/\/video\?q=lexigram$/);
  await expect(status(page)).toHaveText('5 of 18 videos');
});

test('going back after a search shows the videos as they were before', async ({ page }) => {
  await page.goto('/video/making');
  await page.goto('/video');
  await expect(card(page, 'A flake that cuts')).toContainText('is a knife');
  const field = page.getByRole('search', { name: 'Search the videos' }).getByRole('searchbox');
  await field.fill('knife');
  await expect(page).toHaveURL(/\?q=knife$/);
  await field.fill('fire');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=fire$/);

  await page.goBack();

  await expect(page).toHaveURL(/\/video$/);
  await expect(field).toHaveValue('');
  await expect(status(page)).toHaveText('18 videos');
  await page.goForward();
  await expect(field).toHaveValue('fire');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/video\/making$/);
});

test('words typed just before a link within the page is followed stay in the search', async ({ page }) => {
  await page.goto('/video');
  await expect(card(page, 'A flake that cuts')).toContainText('is a knife');
  const field = page.getByRole('search', { name: 'Search the videos' }).getByRole('searchbox');
  const skipLink = page.getByRole('link', { name: 'Skip to the videos' });

  await field.fill('knife');
  await skipLink.press('Enter');

  await expect(page).toHaveURL(/\/video\?q=knife#films$/);
  await expect(field).toHaveValue('knife');
  await expect(status(page)).toHaveText('1 of 18 videos');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the video library is complete: descriptions, search, and the category tree on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/video');
    const description = card(page, 'A flake that cuts').locator('[data-description]');
    // Playwright does not count `noscript` content as text; `innerText` does.
    await expect
      .poll(() => description.evaluate((element: HTMLElement) => element.innerText))
      .toContain('is a knife');
    await expect(page.getByRole('button', { name: /^(Play|Close the video)/ })).toHaveCount(0);

    await page.getByRole('searchbox', { name: 'Title, category, description' }).fill('knife');
    await page.getByRole('search', { name: 'Search the videos' }).getByRole('button').click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Categories' }).click();
    await page.getByRole('link', { name: /^In the forest/ }).click();

    await expect(page).toHaveURL(/\/video\/kanzi\/early-years\/in-the-forest$/);
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('each category has a URL and a breadcrumb, and sample videos are left out of structured data', async ({
  page,
}) => {
  const response = await page.goto('/Video/Kanzi/Early-Years/');

  await expect(page).toHaveTitle('Early years · Kanzi · Video library · Paniscus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Early years');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/video\/kanzi\/early-years$/);
  const types = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => (JSON.parse(text) as { '@type': string })['@type'],
  );
  expect(types, 'sample videos have no structured data').toEqual(['BreadcrumbList']);
  expect(response?.headers()['content-security-policy']).toContain(`frame-src ${system.sandboxUrl};`);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Kanzi' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);

  for (const path of ['/video/gorillas', '/video/kanzi/first-words'])
    expect((await page.goto(path))?.status(), path).toBe(404);
  const otherPage = await page.goto('/about');
  expect(otherPage?.headers()['content-security-policy']).toContain("frame-src 'none'");
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('the video library has no axe violations and fits a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const path of ['/video/language/lexigrams/boards', '/video']) {
        expect((await page.goto(path))?.status(), path).toBe(200);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);

        expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }))).toEqual(
          [],
        );
        expect(width, path).toBe(360);
      }
    });
  });
}
