import type { Page } from '@playwright/test';
import { toCartItem } from '@paniscus/domain/cart';
import { expect } from '@playwright/test';
import { createRecurringDonor } from '../donor.ts';
import { getSentence, KEYBOARD } from '../keyboard.ts';
import { addToCart, buyNow, continueCheckout, fillShipping, pickStoreItem, storeCart } from '../shop.ts';
import { createAuthor, inviteAuthor, requestPasswordReset } from '../sign-in.ts';
import { system } from '../system.ts';
import { createEmail } from '../unique.ts';
import { at, expectText, expectUrl, fill, press } from './form-steps.ts';
import type { SiteForm } from './form-steps.ts';

const readQuantities = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '[]') as { quantity: number }[]).map(
      ({ quantity }) => quantity,
    ),
  );

async function storeItem(page: Page): Promise<void> {
  const { product, variant } = await pickStoreItem();
  await storeCart(page, toCartItem(product, variant, 1));
}

async function checkOut(page: Page): Promise<void> {
  await addToCart(page, await pickStoreItem());
  await page.goto('/checkout/step1');
  await fillShipping(page, { email: createEmail('form') });
  await continueCheckout(page);
}

const NEEDS_SCRIPT = /need(?:s)? JavaScript/;
const PASSWORD = 'figs-long-after-dawn';

const shopForms: SiteForm[] = [
  {
    island: 'ProductIsland',
    prepare: async () => `/product/${(await pickStoreItem()).product.id}`,
    fill: async (page) => {
      await page.getByLabel('Quantity').selectOption('2');
    },
    press: press('Add to Cart'),
    expectDone: async (page) => {
      await expect(page.getByRole('status').filter({ hasText: 'cart' })).toBeVisible();
      expect(await readQuantities(page)).toEqual([2]);
    },
    withoutScript: /turn on JavaScript/,
  },
  {
    island: 'CartIsland',
    prepare: async (page) => {
      await storeItem(page);
      return '/cart';
    },
    fill: async (page) => {
      await page.getByLabel(/^Quantity of/).selectOption('3');
    },
    press: press('Proceed to Checkout'),
    expectDone: async (page) => {
      await expect(page).toHaveURL(/step1/);
      expect(await readQuantities(page)).toEqual([3]);
    },
    withoutScript: NEEDS_SCRIPT,
  },
  {
    island: 'ShippingStepIsland',
    prepare: async (page) => {
      await storeItem(page);
      return '/checkout/step1';
    },
    isBrowserOnly: true,
    fill: (page) => fillShipping(page, { email: createEmail('form') }),
    press: press('Continue Checkout'),
    expectDone: expectUrl(/step2/),
    withoutScript: NEEDS_SCRIPT,
  },
  {
    island: 'PaymentStepIsland',
    prepare: async (page) => {
      await checkOut(page);
      return '/checkout/step2';
    },
    isBrowserOnly: true,
    press: (page) => buyNow(page).click(),
    expectDone: expectText('Address Line 1 must be at least 3 characters.'),
    withoutScript: NEEDS_SCRIPT,
  },
  {
    island: 'FindOrderIsland',
    prepare: at('/find-order'),
    fill: fill({ 'Order number': 'PN-000001', Email: 'nobody@buyers.example' }),
    press: press('Send me the link'),
    expectDone: expectText('Check your email'),
  },
];

const donationForms: SiteForm[] = [
  {
    island: 'DonateIsland',
    prepare: at('/donate'),
    fill: fill({ 'First Name': 'Ada' }),
    press: press('Donate'),
    expectDone: async (page) => {
      await expectText('Last Name must be at least 2 characters.')(page);
      await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Ada');
    },
    withoutScript: NEEDS_SCRIPT,
  },
  {
    island: 'FindDonorPortalIsland',
    prepare: at('/find-giving'),
    fill: fill({ Email: 'nobody@donors.example' }),
    press: press('Send me the link'),
    expectDone: expectText('Check your email'),
  },
  {
    island: 'DonorPortalIsland',
    prepare: async (page) => (await createRecurringDonor(page, createEmail('form'))).link,
    press: press('Change name or address'),
    expectDone: (page) => expect(page.getByRole('main').getByLabel('First Name')).toHaveValue('Ada'),
    withoutScript: /turn on JavaScript/,
  },
];

const accountForms: SiteForm[] = [
  {
    island: 'LoginIsland',
    prepare: at('/login'),
    fill: fill({ Username: system.staff.username, Password: system.staff.password }),
    press: press('Login'),
    expectDone: expectUrl(/\/posts$/),
    withoutScript: NEEDS_SCRIPT,
  },
  {
    island: 'ForgotPasswordIsland',
    prepare: at('/forgot-password'),
    fill: fill({ Email: 'nobody@staff.example' }),
    press: press('Send the link'),
    expectDone: expectText(/^If an account has this email address/),
    withoutScript: NEEDS_SCRIPT,
  },
  {
    island: 'ResetPasswordIsland',
    prepare: async () => requestPasswordReset(await createAuthor()),
    fill: fill({ 'New password': `${PASSWORD}-again` }),
    press: press('Set password'),
    expectDone: expectText('Your password has been changed.'),
    withoutScript: NEEDS_SCRIPT,
  },
  {
    island: 'InvitationIsland',
    prepare: () => inviteAuthor(createEmail('form')),
    fill: fill({ Name: 'Jo Ito', Password: PASSWORD }),
    press: press('Create account'),
    expectDone: expectUrl(/\/django-posts$/),
    withoutScript: NEEDS_SCRIPT,
  },
];

const otherForms: SiteForm[] = [
  {
    island: 'NewsletterIsland',
    prepare: at('/newsletter'),
    fill: fill({ Email: 'nobody@readers.example' }),
    press: press('Subscribe'),
    expectDone: expectText('Check your email'),
  },
  {
    island: 'ContactIsland',
    prepare: at('/contact'),
    fill: fill({ 'Your name': 'Ada' }),
    press: press('Open my email app'),
    expectDone: async (page) => {
      await expect(page.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Your name')).toHaveValue('Ada');
    },
    withoutScript: NEEDS_SCRIPT,
  },
  {
    island: 'BibliographyIsland',
    prepare: at('/SueBiblio'),
    fill: (page) => page.getByRole('main').getByRole('searchbox').fill('Kanzi'),
    press: press('Search'),
    expectDone: expectText(/^\d+ of \d+ works$/),
  },
  {
    island: 'KeyboardIsland',
    prepare: at(KEYBOARD),
    press: (page) => page.getByRole('grid').getByRole('button').nth(3).click(),
    expectDone: (page) => expect(getSentence(page)).toHaveCount(1),
    withoutScript: /turn on JavaScript/,
  },
  {
    island: 'SignGamesIsland',
    prepare: at(`${KEYBOARD}/games`),
    fill: (page) => page.getByText('12', { exact: true }).click(),
    press: press(/^Play Hear the word/),
    expectDone: (page) => expect(page.getByRole('button', { name: /^Sign \d+ of 12/ })).toHaveCount(12),
    withoutScript: NEEDS_SCRIPT,
  },
  {
    island: 'SignWorkshopIsland',
    prepare: at(`${KEYBOARD}/signs`),
    press: press(/^Circle$/),
    expectDone: (page) =>
      expect(page.getByRole('button', { name: 'Circle', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    withoutScript: NEEDS_SCRIPT,
  },
];

export const siteForms: readonly SiteForm[] = [
  ...shopForms,
  ...donationForms,
  ...accountForms,
  ...otherForms,
];

/** Islands that show a result or a picture. */
export const ISLANDS_WITHOUT_FORM: readonly string[] = [
  'DonationEmailFailureIsland',
  'DonationSuccessIsland',
  'FailureIsland',
  'OrderEmailFailureIsland',
  'OrderSuccessIsland',
  'SlideshowIsland',
];
