import { paths } from '@paniscus/routes';
import type { Page } from '@playwright/test';
import { CARDS } from '../../support/cards.ts';
import { createRecurringDonor, findLink } from '../../support/donor.ts';
import { checkEveryMode } from '../../support/page-modes/index.ts';
import { findEmailsTo, waitUntilIdle } from '../../support/sandbox.ts';
import {
  addToCart,
  buyNow,
  continueCheckout,
  fillCard,
  fillShipping,
  pickStoreItem,
} from '../../support/shop.ts';
import { publish, signIn } from '../../support/sign-in.ts';
import type {
  DONOR_PAGES,
  ORDER_PAGES,
  POST_PAGES,
  SHOP_PAGES,
  SitePage,
  STAFF_DONATION_PAGES,
  STAFF_ORDER_PAGES,
} from '../../support/page-modes/site-pages.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

/** Wider than a phone at any text size. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** The longest that a tag may be. */
const LONG_TAG = 'donaudampfschifffahrtselektrizitätenhaup';

const SERIES = 'Field work';

const POST = [
  `## ${LONG_WORD}`,
  `A ${LONG_WORD}, a [link to ${LONG_WORD}](https://example.org/${LONG_WORD}), \`code_${LONG_WORD}\`.`,
  `- ${LONG_WORD}`,
  `> ${LONG_WORD}`,
  `\`\`\`\n${LONG_WORD} ${LONG_WORD}\n\`\`\``,
].join('\n\n');

/** Checks one example of each page; the type requires all of them. */
async function checkPages<Names extends readonly string[]>(
  page: Page,
  pages: Record<Names[number], SitePage>,
): Promise<void> {
  for (const sitePage of Object.values<SitePage>(pages)) await checkEveryMode(page, sitePage);
}

async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto(paths.login);
  await signIn(page);
  await page.waitForURL('**/posts');
}

async function findFirstLink(page: Page, list: string): Promise<string> {
  await page.goto(list);
  const link = page.getByRole('main').locator(`a[href^="${list}/"]`).first();
  return (await link.getAttribute('href')) ?? '';
}

test('cart, checkout and order pages are accessible in every mode, including with long words', async ({
  page,
}) => {
  const email = createEmail('modes');
  const item = await pickStoreItem();
  await addToCart(page, item);
  await page.goto(paths.shippingStep);
  await fillShipping(page, { email });
  await page.getByLabel('Last Name').fill(LONG_WORD);
  await page.getByLabel('Address Line 1').fill(LONG_WORD);
  await continueCheckout(page);
  await checkPages<typeof SHOP_PAGES>(page, {
    product: { path: paths.product(item.product.id), heading: item.product.title },
    cart: { path: paths.cart, heading: 'Your cart' },
    shippingStep: { path: paths.shippingStep, heading: 'Shipping' },
    paymentStep: { path: paths.paymentStep, heading: 'Payment' },
  });

  await page.goto(paths.paymentStep);
  await fillCard(page, CARDS.good);
  await buyNow(page).click();
  await page.waitForURL('**/success');
  await waitUntilIdle();
  await checkPages<typeof ORDER_PAGES>(page, {
    orderSuccess: { path: paths.orderSuccess, heading: 'Payment Successful!' },
    order: { path: findLink(await findEmailsTo(email), 'order'), heading: /^Order PN-\d+$/ },
  });

  await signInAsAdmin(page);
  await checkPages<typeof STAFF_ORDER_PAGES>(page, {
    staffOrders: { path: paths.staffOrders, heading: 'Orders' },
    staffOrder: { path: await findFirstLink(page, paths.staffOrders), heading: /^Order PN-\d+$/ },
    staffDiscounts: { path: paths.staffDiscounts, heading: 'Discounts' },
  });
});

test("a donor's and the donation admin pages are accessible in every mode, including with long words", async ({
  page,
}) => {
  const { link, receipt } = await createRecurringDonor(page, createEmail('modes'), async () => {
    await page.getByLabel('Last Name', { exact: true }).fill(LONG_WORD);
    await page.getByText('In memory of', { exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill(LONG_WORD);
    await page.getByLabel('Add a message to the memory wall').check();
    await page.getByLabel('Message for the memory wall').fill(LONG_WORD);
  });
  await page.goto(link);
  const year = /\d{4}/.exec(await page.getByRole('link', { name: /^Summary of/ }).innerText())?.[0] ?? '';
  await checkPages<typeof DONOR_PAGES>(page, {
    donationSuccess: { path: paths.donationSuccess, heading: 'Thank you, Ada!' },
    receipt: { path: receipt, heading: 'Receipt for your gift' },
    donorPortal: { path: link, heading: 'Your gifts' },
    donorPortalYear: { path: `${link}/${year}`, heading: `Your gifts in ${year}` },
  });

  await signInAsAdmin(page);
  await checkPages<typeof STAFF_DONATION_PAGES>(page, {
    staffDonations: { path: paths.staffDonations, heading: 'Donations' },
    staffDonation: { path: await findFirstLink(page, paths.staffDonations), heading: /^Donation \S*\d+$/ },
    staffRecurringDonations: { path: paths.staffRecurringDonations, heading: 'Recurring gifts' },
    staffTributes: { path: paths.staffTributes, heading: 'Tributes' },
    staffFunds: { path: paths.staffFunds, heading: 'Funds' },
  });
});

/** Adds a tag and a series to the newest post, in the editor. */
async function addDetails(page: Page, title: string, tag: string): Promise<void> {
  await page
    .getByRole('link', { name: `Edit ${title}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Details…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Details' });
  await dialog.getByLabel('Tags').fill(`${tag},`);
  await dialog.getByRole('button', { name: 'Add to a series' }).click();
  await dialog.getByLabel('Name of the series').fill(SERIES);
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(dialog).toBeHidden();
}

test('posts and their editor are accessible in every mode, including with long words', async ({ page }) => {
  await signInAsAdmin(page);
  await publish(page, LONG_WORD, POST);
  await addDetails(page, LONG_WORD, LONG_TAG);
  await page.goto(paths.posts);
  const post = (await page.getByRole('link', { name: LONG_WORD }).first().getAttribute('href')) ?? '';
  const id = Number(post.split('/').at(-1));
  expect(id).toBeGreaterThan(0);
  await page.goto(post);
  const author = (await page.locator('main [rel="author"]').getAttribute('href')) ?? '';
  await page.goto(paths.postArchive);
  const month = page.getByRole('main').locator(`a[href^="${paths.postArchive}/"]`).first();
  const monthPath = (await month.getAttribute('href')) ?? '';

  await checkPages<typeof POST_PAGES>(page, {
    posts: { path: paths.posts, heading: 'Posts' },
    post: { path: post, heading: LONG_WORD },
    taggedPosts: { path: paths.postTag(LONG_TAG), heading: `#${LONG_TAG}` },
    authorPosts: { path: author, heading: /^Posts by / },
    monthlyPosts: { path: monthPath, heading: await month.innerText() },
    seriesPosts: { path: paths.postSeries('field-work'), heading: SERIES },
    staffPosts: { path: paths.staffPosts, heading: 'Manage posts' },
    editPost: { path: paths.editPost(id), heading: 'Edit post' },
  });
});
