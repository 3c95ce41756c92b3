import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import { openAsStaff, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail, createNumber } from '../../support/unique.ts';

const FIRST_PASSWORD = 'figs-long-after-dawn';
const SECOND_PASSWORD = 'seventy-blackberries-at-noon';

async function findLink(email: string, page: 'invitation' | 'reset-password'): Promise<string> {
  await waitUntilIdle();
  const emails = await findEmailsTo(email);
  const links = emails.flatMap(({ text }) => text.match(new RegExp(`/${page}/[\\w-]{43}`, 'g')) ?? []);
  return links.at(-1) ?? '';
}

test('an invited author signs in, resets the password, and is disabled', async ({ page, openVisitor }) => {
  const email = createEmail('mary');
  const name = `Mary ${createNumber()}`;
  const guest = await openVisitor();

  await test.step('an administrator invites a person', async () => {
    await openAsStaff(page, '/staff');
    await page.getByRole('button', { name: 'Invite a person' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('The invitation is on its way')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited');
  });

  await test.step('the person accepts once and is signed in as an author', async () => {
    const link = await findLink(email, 'invitation');
    await guest.goto(link);
    await guest.getByLabel('Name', { exact: true }).fill(name);
    await guest.getByLabel('Password').fill(FIRST_PASSWORD);
    await guest.getByRole('button', { name: 'Create account' }).click();
    await guest.waitForURL('**/django-posts');
    await guest.goto('/staff');
    await expect(guest.getByRole('heading', { name: 'For administrators' })).toBeVisible();
    expect((await guest.goto(link))?.status()).toBe(404);
  });

  await test.step('the person forgets the password and sets another one', async () => {
    await guest.goto('/login');
    await guest.getByRole('link', { name: 'Forgot your password?' }).click();
    await guest.getByLabel('Email').fill(email);
    await guest.getByRole('button', { name: 'Send the link' }).click();
    await expect(guest.getByText('If an account has this email address')).toBeVisible();
    await guest.goto(await findLink(email, 'reset-password'));
    await guest.getByLabel('New password', { exact: true }).fill(SECOND_PASSWORD);
    await guest.getByRole('button', { name: 'Set password' }).click();
    await guest.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await signIn(guest, SECOND_PASSWORD, email);
    await guest.waitForURL('**/posts');
  });

  await test.step('the administrator disables the account, which signs it out', async () => {
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: `Disable ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable account' }).click();
    await expect(row).toContainText('Disabled');
    await guest.goto('/account');
    await guest.waitForURL('**/login?ended=1');
  });

  await test.step('the audit log tells who did what', async () => {
    await page.goto('/audit');
    const row = page.getByRole('row').filter({ hasText: 'Disabled an account' }).filter({ hasText: name });
    await expect(row).toContainText('Sandbox Staff');
  });
});

test('a changed password signs out the other devices', { tag: '@nightly' }, async ({ page, openVisitor }) => {
  const email = createEmail('lin');
  await openAsStaff(page, '/staff');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation is on its way')).toBeVisible();
  const [first, second] = [await openVisitor(), await openVisitor()];
  await first.goto(await findLink(email, 'invitation'));
  await first.getByLabel('Name', { exact: true }).fill('Lin Wei');
  await first.getByLabel('Password').fill(FIRST_PASSWORD);
  await first.getByRole('button', { name: 'Create account' }).click();
  await first.waitForURL('**/django-posts');
  await second.goto('/login');
  await signIn(second, FIRST_PASSWORD, email);
  await second.waitForURL('**/posts');

  await first.goto('/account');
  await expect(first.getByRole('table', { name: 'Devices' }).getByRole('row')).toHaveCount(3);
  await first.getByLabel('Current password').fill(FIRST_PASSWORD);
  await first.getByLabel('New password', { exact: true }).fill(SECOND_PASSWORD);
  await first.getByRole('button', { name: 'Change password' }).click();

  await expect(first.getByText('Your password has been changed')).toBeVisible();
  await second.goto('/account');
  await second.waitForURL('**/login?ended=1');
  await first.reload();
  await expect(first.getByRole('table', { name: 'Devices' }).getByRole('row')).toHaveCount(2);
});
