import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

test('staff add an impact figure, visitors read it, and staff hide and delete it', async ({
  page,
  openVisitor,
}) => {
  const title = `Forest protected, ${createNumber()}`;
  const visitor = await openVisitor({ javaScriptEnabled: false });
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await page.goto('/impact-figures');
  const row = page.getByRole('row').filter({ hasText: title });

  await test.step('add a figure', async () => {
    await page.getByRole('button', { name: 'Add a figure' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a figure' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Value').fill('3,000 acres');
    await dialog.getByLabel('Period').fill('2026');
    await dialog.getByLabel('Explanation').fill('Community forests with a guard of their own.');
    await dialog.getByLabel('Source', { exact: true }).fill('Annual report, page 4');
    await dialog.getByLabel('Link to the source').fill('https://example.org/report.pdf');
    await dialog.getByRole('button', { name: 'Save figure' }).click();
    await expect(page.getByText('Figure added.')).toBeVisible();
  });

  await test.step('a visitor reads it with its source', async () => {
    await visitor.goto('/Conservation');
    await visitor.getByRole('main').getByRole('link', { name: 'Our impact' }).click();
    await expect(visitor.getByRole('heading', { name: `3,000 acres ${title}` })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Annual report, page 4' })).toHaveAttribute(
      'href',
      'https://example.org/report.pdf',
    );
  });

  await test.step('hide it', async () => {
    await page.getByRole('button', { name: `Hide ${title}` }).click();
    await expect(row).toContainText('Hidden');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Our impact' })).toBeVisible();
    await expect(visitor.getByText(title)).toHaveCount(0);
  });

  await test.step('delete it, undo, and delete it again', async () => {
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await expect(page.getByText('Figure deleted.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Hidden');
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await expect(row).toHaveCount(0);
  });
});
