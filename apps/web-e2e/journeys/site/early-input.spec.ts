import { delayScript, waitForIsland } from '../../support/hydration.ts';
import { expect, test } from '../../support/test.ts';

test('input entered in the donation form before hydration is preserved', async ({ page }) => {
  const release = await delayScript(page, 'DonateIsland');
  await page.goto('/donate', { waitUntil: 'commit' });
  const sums = page.getByRole('group', { name: 'Gift summary' });
  await page.getByLabel('First Name', { exact: true }).fill('Ada');
  await page.getByLabel('Amount', { exact: true }).fill('40');
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByLabel('Cover the processing fee').check();
  await page.getByLabel('Give anonymously').check();
  await page.getByLabel('Country').selectOption('Canada');
  await expect(sums).not.toContainText('$41.50');

  release();

  await expect(sums).toContainText('$41.50');
  await expect(sums).toContainText('every month');
  await expect(page.getByLabel('Province')).toBeVisible();
  await expect(page.getByLabel('Country')).toHaveValue('CA');
  await expect(page.getByLabel('Give anonymously')).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Ada');
  await page.getByLabel('Last Name', { exact: true }).fill('Byron');
  await page.getByLabel('First Name', { exact: true }).press('Enter');
  await expect(page.getByLabel('First Name', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
});

for (const name of ['Your name', 'Your email', 'Your message'])
  test(`a key pressed in "${name}" right before the form works leaves the cursor where it is`, async ({
    page,
  }) => {
    // The script removes the attribute when it takes over. The browser reports the moved cursor later.
    await page.addInitScript(() => {
      const { removeAttribute } = Element.prototype;
      Element.prototype.removeAttribute = function removeAfterKey(attribute) {
        if (attribute === 'data-uncertain') document.execCommand('insertText', false, 'e');
        removeAttribute.call(this, attribute);
      };
    });
    const release = await delayScript(page, 'ContactIsland');
    await page.goto('/contact', { waitUntil: 'commit' });
    const field = page.getByRole('main').getByRole('textbox', { name });
    await field.pressSequentially('Su!');
    await field.press('ArrowLeft');

    release();
    await waitForIsland(page);
    await page.keyboard.type(' and Kanzi');

    await expect(field).toHaveValue('Sue and Kanzi!');
  });

test('text selected right before the form works is replaced by the next key', async ({ page }) => {
  await page.addInitScript(() => {
    const { removeAttribute } = Element.prototype;
    Element.prototype.removeAttribute = function removeAfterSelection(attribute) {
      if (attribute === 'data-uncertain') document.execCommand('selectAll');
      removeAttribute.call(this, attribute);
    };
  });
  const release = await delayScript(page, 'ContactIsland');
  await page.goto('/contact', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('textbox', { name: 'Your message' });
  await field.pressSequentially('Kanzi');

  release();
  await waitForIsland(page);
  await page.keyboard.type('Matata');

  await expect(field).toHaveValue('Matata');
});

test('a publication search entered before hydration is applied', { tag: '@nightly' }, async ({ page }) => {
  const release = await delayScript(page, 'BibliographyIsland');
  await page.goto('/SueBiblio', { waitUntil: 'commit' });
  const resultCount = page.getByRole('status');
  await page.getByRole('searchbox').first().fill('Kanzi');
  await expect(resultCount).toHaveText(/^\d+ works$/);

  release();

  await expect(resultCount).toHaveText(/^\d+ of \d+ works$/);
  await expect(page.getByRole('searchbox').first()).toHaveValue('Kanzi');
});
