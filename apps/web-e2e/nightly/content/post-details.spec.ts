import { publish, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createNumber } from '../../support/unique.ts';

test('a post with a slug, an excerpt and a tag is found in the lists and under its permanent link', async ({
  page,
  baseURL,
}) => {
  const stamp = createNumber();
  const title = `Ripe figs ${stamp}`;
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await publish(page, title, 'They are sweet.');

  await test.step('set the details', async () => {
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await page.getByRole('button', { name: 'Details…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Details' });
    await dialog.getByLabel('Excerpt').fill('All about figs.');
    await dialog.getByLabel('Tags').fill(`Forêt ${stamp},`);
    await dialog.getByRole('button', { name: 'Use the title' }).click();
    await expect(dialog.getByLabel('Slug')).toHaveValue(`ripe-figs-${stamp}`);
    await dialog.getByRole('button', { name: 'Save details' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('lists link to the slug', async () => {
    await page.goto(`/posts/tag/forêt-${stamp}`);
    await expect(page.getByText('All about figs.')).toBeVisible();
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/post/\\d+/ripe-figs-${stamp}$`));
  });

  await test.step('the link without the slug shows the same page; one with another slug redirects', async () => {
    const path = new URL(page.url()).pathname;
    const permanent = path.slice(0, path.lastIndexOf('/'));
    await page.goto(permanent);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + path);
    const redirect = await page.request.get(`${permanent}/an-old-slug`, { maxRedirects: 0 });
    expect([redirect.status(), redirect.headers().location]).toEqual([301, path]);
  });

  await test.step('the author and the month list it', async () => {
    await page.locator('main').getByRole('link').and(page.locator('[rel="author"]')).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Posts by');
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    await page.goto('/posts');
    await page.getByRole('link', { name: 'Posts by month' }).click();
    await page
      .locator('main')
      .getByRole('listitem')
      .getByRole('link', { name: /^[A-Z]\w+ \d{4}$/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  });
});

test('the parts of a series lead to each other and to the page of the series', async ({ page }) => {
  const stamp = createNumber();
  const series = `Field work ${stamp}`;
  const titles = [`Figs ${stamp}`, `Nests ${stamp}`];
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');

  await test.step('make two posts parts of the series', async () => {
    for (const [index, title] of titles.entries()) {
      await publish(page, title, 'In the forest.');
      await page.getByRole('link', { name: `Edit ${title}` }).click();
      await page.getByRole('button', { name: 'Details…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Details' });
      await dialog.getByRole('button', { name: 'Add to a series' }).click();
      await dialog.getByLabel('Name of the series').fill(series);
      await dialog.getByLabel('Part').fill(String(index + 1));
      await dialog.getByRole('button', { name: 'Save details' }).click();
      await expect(dialog).toBeHidden();
    }
  });

  await test.step('read them in order', async () => {
    await page.goto(`/posts/series/field-work-${stamp}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(series);
    await page.getByRole('link', { name: titles[0], exact: true }).click();
    await expect(page.getByText(`Part 1 of 2 in the series ${series}`)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Series' })
      .getByRole('link', { name: titles[1], exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1] ?? '');
    await page.getByRole('link', { name: series, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/posts/series/field-work-${stamp}$`));
  });
});
