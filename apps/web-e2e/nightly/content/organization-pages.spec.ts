import type { Page } from '@playwright/test';
import { listViolationsInBothSchemes } from '../../support/accessibility.ts';
import { waitForIsland } from '../../support/hydration.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

const PAGES = [
  ['/info', 'About this organization'],
  ['/about', 'The people'],
  ['/Mission', 'Why we are here'],
  ['/Conservation', 'Bonobos and their forest'],
  ['/research', 'Research and education'],
  ['/contact', 'Write to us'],
] as const;

async function fillForm(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Nguyen');
  await page.getByLabel('Your email').fill('ada@example.org');
  await page.getByLabel('Subject').fill('Signs & songs');
  await page.getByLabel('Your message').fill(message);
}

/** Filling the form has started its hydration. */
async function submitForm(page: Page): Promise<void> {
  await waitForIsland(page);
  await page.getByRole('button', { name: 'Open my email app' }).click();
  await expect(page.getByRole('region', { name: 'Your message (copy)' })).toBeVisible();
}

test('the pages about the organization are complete without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, javaScriptEnabled: false });
  const reader = await context.newPage();
  for (const [path, title] of PAGES) {
    await reader.goto(path);
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(reader.getByRole('contentinfo')).toBeVisible();
  }

  await reader.goto('/info');
  await expect(reader.getByText('The people shown here are samples.')).toBeVisible();
  await reader.goto('/about');
  await expect(reader.getByText('The people on this page are samples')).toBeVisible();
  await expect(
    reader.getByRole('list', { name: 'The board', exact: true }).getByRole('listitem'),
  ).toHaveCount(12);
  await expect(reader.getByRole('list', { name: 'The advisory board' }).getByRole('listitem')).toHaveCount(3);
  await reader.goto('/contact');
  const emailLink = reader.getByRole('complementary').getByRole('link', { name: 'info@paniscus.example' });
  await expect(emailLink).toHaveAttribute('href', 'mailto:info@paniscus.example');
  await expect(reader.getByLabel('Your name')).toBeHidden();
  await context.close();
});

test('the information page links to mission, conservation, research, contact and people', async ({
  page,
}) => {
  for (const [name, title] of [
    ['Why we are here', 'Why we are here'],
    ['Bonobos and their forest', 'Bonobos and their forest'],
    ['Research and education', 'Research and education'],
    ['Write to us', 'Write to us'],
    ['Read about each of them', 'The people'],
  ] as const) {
    await page.goto('/info');
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('the research page links to the publications and the keyboard', async ({ page }) => {
  await page.goto('/RESEARCH/');

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'The list of publications' })).toHaveAttribute(
    'href',
    '/SueBiblio',
  );
  await expect(main.getByRole('link', { name: 'Open the keyboard' })).toHaveAttribute(
    'href',
    '/PaniscusKeyboard',
  );
});

test('the contact form opens the email app and makes no request', async ({ page }) => {
  await page.addInitScript(() => {
    const openedUrls: string[] = [];
    Object.assign(globalThis, { openedUrls });
    navigation.addEventListener('navigate', (event) => {
      if (!event.destination.url.startsWith('mailto:')) return;
      openedUrls.push(event.destination.url);
    });
  });
  // Idle, because requests are expected not to happen afterward.
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!/\.(js|css|woff2|svg)(\?|$)/.test(request.url())) calls.push(`${request.method()} ${request.url()}`);
  });

  await fillForm(page, 'Dear all,\nis it true?');
  await submitForm(page);

  const href =
    'mailto:info@paniscus.example?subject=Signs%20%26%20songs&body=Dear%20all%2C%0D%0Ais%20it%20true%3F%0D%0A%0D%0AAda%20Nguyen%0D%0Aada%40example.org';
  await expect(page.getByRole('status')).toContainText('Your email app should open now');
  await expect(page.getByRole('link', { name: 'Open it again' })).toHaveAttribute('href', href);
  expect(await page.evaluate(() => (globalThis as unknown as { openedUrls: string[] }).openedUrls)).toContain(
    href,
  );
  expect(calls.filter((call) => !call.includes(' mailto:'))).toEqual([]);
  await expect(page).toHaveURL('/contact');
});

test('a message too long for a mailto link is offered for copying', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  const message = 'All of it, at length. '.repeat(200).trim();

  await fillForm(page, message);
  await submitForm(page);
  await page.getByRole('button', { name: 'Copy the message' }).click();

  await expect(page.getByText('Your message is too long for a link')).toBeVisible();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);
  await expect(page.getByRole('link', { name: 'Open it again' })).toHaveAttribute(
    'href',
    'mailto:info@paniscus.example?subject=Signs%20%26%20songs',
  );
});

test('the contact form requires name, email and subject, and reports one error at a time', async ({
  page,
}) => {
  await page.goto('/contact');

  await page.getByRole('button', { name: 'Open my email app' }).click();

  await expect(page.getByText('Name is required.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  for (const field of ['your-name', 'your-email', 'your-subject', 'your-message'])
    await expect(page.locator(`[name="${field}"]`)).toHaveCount(1);
});

for (const [path, title] of PAGES)
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    expect(await listViolationsInBothSchemes(page)).toEqual([]);
  });
