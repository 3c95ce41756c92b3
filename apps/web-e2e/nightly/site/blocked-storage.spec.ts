import { chromium } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, findFullChromium } from '#tools/system/chromium.mjs';
import { CARDS } from '../../support/cards.ts';
import { donate } from '../../support/donation-form.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import { pickStoreItem } from '../../support/shop.ts';
import { signIn } from '../../support/sign-in.ts';
import { test as base, expect } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

/** Setting of Chromium that blocks cookies and with them all storage, and refuses locks. */
const BLOCKED = 2;

/** A page in a browser whose owner has blocked all storage. */
const test = base.extend<{ context: BrowserContext }>({
  context: async ({ baseURL }, provide) => {
    const profile = await mkdtemp(join(tmpdir(), 'paniscus-blocked-'));
    await mkdir(join(profile, 'Default'));
    const preferences = { profile: { default_content_setting_values: { cookies: BLOCKED } } };
    await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: await findFullChromium(),
      args: chromiumArgs(),
      baseURL,
    });
    await provide(context);
    await context.close();
    await rm(profile, { recursive: true });
  },
});

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  const readStorage = () => page.evaluate(() => localStorage.length);
  await expect(readStorage).rejects.toThrow('SecurityError');
});

test('a donor gives once and is thanked on the form', async ({ page }) => {
  const email = createEmail('blocked');

  await donate(page, { card: CARDS.good, email });

  await expect(page.getByText('Thank you! We received your gift of $25.50.')).toBeFocused();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('');
  await waitUntilIdle();
  expect(await findEmailsTo(email)).toHaveLength(1);
});

test('a donor is told on the form why the card was declined', async ({ page }) => {
  await donate(page, { card: CARDS.declined, email: createEmail('blocked') });

  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/donate');
});

test('a buyer is told that the cart is not saved', async ({ page }) => {
  const { product } = await pickStoreItem();
  await page.goto(`/product/${product.id}`);

  await page.getByRole('button', { name: 'Add to Cart' }).click();

  await expect(page.getByText('This browser is not saving your cart.')).toBeInViewport();
});

test('staff are told that the sign-in is not saved', async ({ page }) => {
  await page.goto('/login');

  await signIn(page);

  await expect(page.getByRole('alert')).toContainText('This browser is not saving your sign-in.');
});

test('a visitor chooses the dark color scheme', async ({ page }) => {
  const before = await page.locator('html').getAttribute('data-scheme');

  await page.locator('[data-action="toggle-scheme"]').click();

  await expect(page.locator('html')).not.toHaveAttribute('data-scheme', before ?? '');
});
