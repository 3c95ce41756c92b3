import type { Page } from '@playwright/test';
import { createAuthor, openAsStaff, publish } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

const update = (page: Page) => page.getByRole('button', { name: 'Update Post' }).click();

test('text that the saved text replaced after a conflict comes back by Undo', async ({ page, context }) => {
  const title = `Edited twice, ${createNumber()}`;
  await openAsStaff(page, '/django-posts', await createAuthor());
  await publish(page, title, 'As it was.');
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.waitForURL('**/edit-post/*');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Content').fill('Saved first.');
  const content = page.getByLabel('Content');
  await content.fill('Typed meanwhile.');
  await update(other);
  await other.waitForURL('**/django-posts');
  await update(page);

  await page.getByRole('button', { name: 'Use saved text' }).click();
  await expect(content).toHaveValue('Saved first.');
  await expect(page.getByText('It replaced your text.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(content).toHaveValue('Typed meanwhile.');

  await update(page);
  await page.waitForURL('**/django-posts');
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(content).toHaveValue('Typed meanwhile.');
});
