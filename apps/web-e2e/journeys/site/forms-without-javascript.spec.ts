import type { Page } from '@playwright/test';
import { CARDS } from '../../support/cards.ts';
import { createRecurringDonor } from '../../support/donor.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import { buy, pickStoreItem } from '../../support/shop.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

const sendForm = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Send me the link' }).click();

test('without JavaScript a buyer finds an order, after a mistake', async ({ page, openVisitor }) => {
  const email = createEmail('no-script-buyer');
  await buy(page, await pickStoreItem(), { card: CARDS.good, email });
  await page.waitForURL('**/success');
  await waitUntilIdle();
  const number = /PN-\d{6,}/.exec((await findEmailsTo(email))[0]?.text ?? '')?.[0] ?? '';
  const reader = await openVisitor({ javaScriptEnabled: false });
  await reader.goto('/find-order');

  await reader.getByLabel('Order number').fill(number);
  await reader.getByLabel('Email').fill('not an address');
  await sendForm(reader);

  await expect(reader.getByRole('alert')).toHaveText('Invalid email address.');
  await expect(reader.getByLabel('Order number')).toHaveValue(number);
  await expect(reader).toHaveURL('/find-order');
  await reader.getByLabel('Email').fill(email);
  await sendForm(reader);
  await expect(reader.getByRole('status').filter({ hasText: 'Check your email' })).toBeVisible();
  await waitUntilIdle();
  expect((await findEmailsTo(email))[1]?.text).toMatch(/\/order\/[\w-]{20,}/);
});

test(
  'without JavaScript a donor finds the page with the gifts',
  { tag: '@nightly' },
  async ({ page, openVisitor }) => {
    const email = createEmail('no-script-donor');
    const { link } = await createRecurringDonor(page, email);
    const reader = await openVisitor({ javaScriptEnabled: false });
    await reader.goto('/find-giving');

    await reader.getByLabel('Email').fill(email);
    await sendForm(reader);

    await expect(reader.getByRole('status').filter({ hasText: 'Check your email' })).toBeVisible();
    await waitUntilIdle();
    expect((await findEmailsTo(email)).at(-1)?.text).toContain(link);
  },
);

test(
  'without JavaScript the login and the product form say what they need and send nothing',
  { tag: '@nightly' },
  async ({ openVisitor }) => {
    const { product } = await pickStoreItem();
    const reader = await openVisitor({ javaScriptEnabled: false });
    const requests: string[] = [];
    reader.on('request', (request) => requests.push(request.url()));

    await reader.goto('/login');
    await reader.getByLabel('Username').fill(system.staff.username);
    await reader.getByLabel('Password', { exact: true }).fill(system.staff.password);
    await reader.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(reader).toHaveURL('/login');
    await expect(reader.getByRole('status').filter({ hasText: 'need JavaScript' })).toBeVisible();
    await reader.goto(`/product/${product.id}`);

    await expect(
      reader.getByRole('status').filter({ hasText: 'To add items to your cart, turn on JavaScript.' }),
    ).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Add to Cart' })).toBeHidden();
    expect(requests.filter((url) => url.includes(system.staff.password))).toEqual([]);
  },
);
