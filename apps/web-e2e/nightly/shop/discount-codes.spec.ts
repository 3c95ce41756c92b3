import { CARDS } from '../../support/cards.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import {
  addToCart,
  buyNow,
  continueCheckout,
  fillCard,
  fillShipping,
  pickStoreItem,
  proceedToCheckout,
} from '../../support/shop.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail, createNumber } from '../../support/unique.ts';

test('a buyer uses a code that staff added, and cannot use it a second time', async ({ page }) => {
  const code = `THANKS-${createNumber()}`;
  const email = createEmail('discount');
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await page.goto('/discounts');
  await page.getByRole('button', { name: 'Add a discount code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
  await dialog.getByLabel('Percent off').fill('10');
  await dialog.getByLabel('Number of orders').fill('1');
  await dialog.getByRole('button', { name: 'Save discount code' }).click();
  await expect(page.getByText('Discount code added.')).toBeVisible();

  await addToCart(page, await pickStoreItem());
  await proceedToCheckout(page);
  await page.getByRole('button', { name: 'Add a discount code' }).click();
  await page.getByLabel('Discount code', { exact: true }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply discount code' }).click();
  await expect(page.getByText(`Discount (${code})`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Discount (${code})`)).toBeVisible();
  await fillShipping(page, { email });
  await continueCheckout(page);
  await expect(page.getByText(`Discount (${code})`)).toBeVisible();
  await fillCard(page, CARDS.good);
  await buyNow(page).click();
  await page.waitForURL('**/success');
  await expect(page.getByText(`Discount (${code})`)).toBeVisible();
  await waitUntilIdle();
  expect((await findEmailsTo(email))[0]?.text).toContain(`Discount (${code})`);

  await addToCart(page, await pickStoreItem());
  await proceedToCheckout(page);
  await page.getByRole('button', { name: 'Add a discount code' }).click();
  await page.getByLabel('Discount code', { exact: true }).fill(code);
  await fillShipping(page, { email: createEmail('second') });
  await page.getByRole('button', { name: 'Continue Checkout' }).click();
  await expect(
    page.getByText('We do not recognize this discount code, or it can no longer be used.'),
  ).toBeVisible();
});

test('a code that was refused takes the focus when the buyer goes on with it', async ({ page }) => {
  await addToCart(page, await pickStoreItem());
  await proceedToCheckout(page);
  await page.getByRole('button', { name: 'Add a discount code' }).click();
  const field = page.getByLabel('Discount code', { exact: true });
  await field.fill('NO-SUCH-CODE');
  await page.getByRole('button', { name: 'Apply discount code' }).click();
  await expect(field).toBeFocused();
  await fillShipping(page, { email: createEmail('refused') });

  await page.getByRole('button', { name: 'Continue Checkout' }).click();

  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test('what staff typed stays when their session has ended, and is saved after a sign-in in another tab', async ({
  page,
  context,
}) => {
  const code = `LATER-${createNumber()}`;
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await page.goto('/discounts');
  await page.getByRole('button', { name: 'Add a discount code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
  await dialog.getByLabel('Percent off').fill('10');
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'run.out.token');
    localStorage.setItem('refreshToken', 'no-such-token');
  });

  await dialog.getByRole('button', { name: 'Save discount code' }).click();

  await expect(dialog).toContainText('Your session has ended. Sign in using another tab, then try again.');
  const otherTab = await context.newPage();
  await otherTab.goto('/orders');
  await otherTab.waitForURL('**/login?ended=1');
  await signIn(otherTab);
  await otherTab.waitForURL('**/orders');
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(code);

  await dialog.getByRole('button', { name: 'Save discount code' }).click();

  await expect(page.getByText('Discount code added.')).toBeVisible();
});
