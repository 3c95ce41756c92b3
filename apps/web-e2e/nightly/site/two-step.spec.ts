import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { createAuthor, openAsStaff, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const STEP_MS = 30_000;

/** A code of the next time step, which the server accepts as well and which was not used yet. */
const generateNext = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + STEP_MS });

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/');
}

async function typeCode(page: Page, label: string, createCode: () => string): Promise<void> {
  const field = page.getByLabel(label);
  await expect(field).toBeFocused();
  await field.fill(createCode());
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

test('a member of staff turns on two-step sign-in and signs in with codes', async ({ page }) => {
  const { username, password } = await createAuthor();
  await openAsStaff(page, '/account', { username, password });
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await section.getByLabel('Current password').fill(password);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
  const text = (await section.getByText(/^Secret: /).textContent()) ?? '';
  const secret = text.replace('Secret: ', '').replaceAll(' ', '');
  await section.getByLabel('One-time code').fill(new TOTP({ secret }).generate());
  await section.getByRole('button', { name: 'Turn on', exact: true }).click();
  const items = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await section.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible();

  await test.step('signs in with the code of the app', async () => {
    await signOut(page);
    await page.goto('/login');
    await signIn(page, password, username);
    await typeCode(page, 'One-time code', () => generateNext(secret));
    await page.waitForURL('**/posts');
  });

  await test.step('signs in with a recovery code and turns it off with another', async () => {
    await signOut(page);
    await page.goto('/login');
    await signIn(page, password, username);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await typeCode(page, 'Recovery code', () => codes[0] ?? '');
    await page.waitForURL('**/posts');
    await page.goto('/account');
    await section.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
    await section.getByLabel('Current password').fill(password);
    await section.getByRole('button', { name: 'Use a recovery code' }).click();
    await section.getByLabel('Recovery code').fill(codes[1] ?? '');
    await section.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
    await expect(section.getByText('Two-step sign-in turned off.')).toBeVisible();
  });
});
