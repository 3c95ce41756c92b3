import type { Page } from '@playwright/test';
import { createAuthor, openAsStaff, publish } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

const update = (page: Page) => page.getByRole('button', { name: 'Update Post' }).click();

for (const { choice, shown, notice } of [
  { choice: 'Use saved text', shown: 'Saved first.', notice: 'It replaced your text.' },
  {
    choice: 'Merge both',
    shown: /Saved first\.[^]*Typed meanwhile\./,
    notice: 'Both texts are in the form, merged.',
  },
])
  test(`“${choice}” after a conflict is undone, and the next save asks again`, async ({ page, context }) => {
    const title = `Edited twice, ${createNumber()}`;
    await openAsStaff(page, '/django-posts', await createAuthor());
    await publish(page, title, 'As it was.');
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await page.waitForURL('**/edit-post/*');
    const content = page.getByLabel('Content');
    await expect(content).toHaveValue('As it was.');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel('Content').fill('Saved first.');
    await content.fill('Typed meanwhile.');
    await update(other);
    await other.waitForURL('**/django-posts');
    await update(page);

    await page.getByRole('button', { name: choice }).click();
    await expect(page.getByRole('alert').filter({ hasText: notice })).toBeFocused();
    await expect(content).toHaveValue(shown);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(content).toHaveValue('Typed meanwhile.');

    await update(page);
    await page.getByRole('button', { name: 'Keep unsaved text' }).click();
    await page.waitForURL('**/django-posts');
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await expect(content).toHaveValue('Typed meanwhile.');
  });
