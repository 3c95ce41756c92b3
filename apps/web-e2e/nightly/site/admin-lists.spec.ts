import { openAsStaff, publish } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

test('several posts are moved to the trash at once, and brought back', async ({ page }) => {
  const titles = [`Bulk one ${createNumber()}`, `Bulk two ${createNumber()}`];
  const single = `Single ${createNumber()}`;
  await openAsStaff(page, '/django-posts');
  for (const title of [`Kept ${createNumber()}`, single, ...titles])
    await publish(page, title, 'One of several.');
  await page.goto('/django-posts');
  await page.getByRole('button', { name: `More actions for ${single}` }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(page.getByText(`“${single}” is in the trash.`)).toBeVisible();

  for (const title of titles)
    await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Move to trash', exact: true }).click();

  await expect(page.getByText('2 posts moved to the trash.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select all/ })).toBeFocused();
  await expect(page.getByText(`“${single}” is in the trash.`)).toHaveCount(0);
  for (const title of titles) await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 posts are as they were before.')).toBeVisible();
  for (const title of titles) await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a filter is saved, applied and deleted', async ({ page }) => {
  const name = `Refunds ${createNumber()}`;
  await openAsStaff(page, '/orders?state=refunded');
  await page.getByRole('button', { name: 'Save this filter' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save filter', exact: true }).click();
  const link = page.getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('aria-current', 'true');

  await page.goto('/orders');
  await link.click();

  await page.waitForURL('**/orders?state=refunded');
  await expect(page.getByLabel('Status')).toHaveValue('refunded');
  await page.getByRole('button', { name: 'Edit saved filters' }).click();
  const deletion = page.getByRole('button', { name: `Delete “${name}”` });
  await deletion.click();
  await expect(deletion).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect(link).toHaveCount(0);
});
