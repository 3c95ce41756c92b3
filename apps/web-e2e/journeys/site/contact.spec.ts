import { expect, test } from '../../support/test.ts';

test('a message to us outlives a reload, also after the email app was asked to open, until another one is written', async ({
  page,
}) => {
  await page.goto('/contact');
  const name = page.getByLabel('Your name');
  const message = page.getByRole('textbox', { name: /^Your message/ });
  await name.fill('Ada Nguyen');
  await message.fill('May our class print the board?');
  await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();

  await page.reload();

  await expect(name).toHaveValue('Ada Nguyen');
  await expect(message).toHaveValue('May our class print the board?');
  await page.getByLabel('Your email').fill('ada@example.org');
  await page.getByLabel('Subject').fill('A question');
  await page.getByRole('button', { name: 'Open my email app' }).click();
  const sent = page.getByRole('status').filter({ hasText: 'Your email app should open now' });
  await expect(sent).toBeFocused();
  // The copy below would be that of the earlier text.
  await message.fill('May our class print two boards?');
  await expect(sent).toHaveCount(0);
  await page.getByRole('button', { name: 'Open my email app' }).click();
  await expect(sent).toBeInViewport();

  // Nobody knows whether an email app has opened.
  await page.reload();
  await expect(message).toHaveValue('May our class print two boards?');
  await page.getByRole('button', { name: 'Open my email app' }).click();
  await page.getByRole('button', { name: 'Write another message' }).click();

  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await expect(message).toHaveValue('');
  await page.reload();
  await expect(name).toHaveValue('');
});
