import type { Page } from '@playwright/test';
import { system } from './system.ts';

/** Whether the form is hydrated; submitting it earlier reloads the page. */
const isFormHydrated = () =>
  Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactFiber'));

export async function signIn(
  page: Page,
  password = system.staff.password,
  username = system.staff.username,
): Promise<void> {
  await page.waitForFunction(isFormHydrated);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function publish(page: Page, title: string, content: string): Promise<void> {
  await page.goto('/create-post');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill(content);
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.waitForURL('**/django-posts');
}
