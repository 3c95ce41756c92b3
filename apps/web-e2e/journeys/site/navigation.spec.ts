import type { Page } from '@playwright/test';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** Marks the document; a full page load removes the mark. */
const markDocument = (page: Page) =>
  page.evaluate(() => void (document.documentElement.dataset['mark'] = 'same'));
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['mark'] === 'same');

test('navigation, including back and forward, works on pages with and without the router', async ({
  page,
}) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');

  await mainNavigation(page).getByRole('link', { name: 'Manage posts' }).click();
  await page.waitForURL('**/django-posts');
  await markDocument(page);
  await mainNavigation(page).getByRole('link', { name: 'Create Post' }).click();
  await page.waitForURL('**/create-post');
  await expect(page.getByLabel('Title')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'View the website' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await mainNavigation(page).getByRole('link', { name: 'Privacy policy' }).click();
  await page.waitForURL('**/privacy-policy');

  const main = page.getByRole('main');
  const contents = {
    '/': main.getByRole('region', { name: 'What we do' }),
    '/create-post': main.getByLabel('Title'),
    '/django-posts': main.getByRole('heading', { level: 1, name: /posts/i }),
    '/privacy-policy': main.getByRole('heading', { level: 1, name: /privacy/i }),
  };
  for (const path of ['/', '/create-post', '/django-posts'] as const) {
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await expect(contents[path]).toBeVisible();
  }
  for (const path of ['/create-post', '/', '/privacy-policy'] as const) {
    await page.goForward();
    await page.waitForURL(`**${path}`);
    await expect(contents[path]).toBeVisible();
  }
});

test('a mistyped address suggests the page that was meant', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/PaniscusKeyboard/game');

  await page.getByRole('main').getByRole('link', { name: 'Games' }).click();

  await expect(page).toHaveURL('/PaniscusKeyboard/games');
});

test('a link to a part of its page moves the focus there', async ({ page }) => {
  for (const [path, navigation] of [
    ['/history', 'Years'],
    ['/SueBiblio', 'Years'],
    ['/privacy-policy', 'Contents'],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('navigation', { name: navigation }).getByRole('link').last();
    const target = page.locator((await link.getAttribute('href'))?.replace(/^[^#]*/, '') ?? '');

    await link.press('Enter');

    await expect(target, path).toBeFocused();
    await expect(target, path).toBeInViewport();
  }
});

test('neither the palette nor Back loses what was typed into a dialog without a question', async ({
  page,
}) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await page.goto('/orders');
  await mainNavigation(page).getByRole('link', { name: 'Discounts' }).click();
  await page.getByRole('button', { name: 'Add a discount code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a discount code' });
  const code = dialog.getByRole('textbox', { name: 'Code' });
  await code.fill('SPRING');

  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await palette.getByRole('combobox').fill('donations');
  await palette
    .getByRole('option', { name: /^Donations/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');

  const stay = dialog.getByRole('button', { name: 'Keep editing' });
  await expect(stay).toBeFocused();
  await stay.press('Enter');
  await expect(code).toBeFocused();
  await page.goBack();
  await expect(stay).toBeFocused();
  await expect(page).toHaveURL(/\/discounts$/);
  await expect(code).toHaveValue('SPRING');
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/orders$/);
});
