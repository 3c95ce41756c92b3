import { paths } from '@paniscus/routes';
import type { Page } from '@playwright/test';
import { CARDS } from '../../support/cards.ts';
import { createEmail, createRecurringDonor, findEmailsTo, findLink } from '../../support/donor.ts';
import { checkEveryMode } from '../../support/page-modes/index.ts';
import { waitUntilIdle } from '../../support/sandbox.ts';
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
  STAFF_DONATION_PAGES,
  STAFF_ORDER_PAGES,
} from '../../support/site-pages.ts';
import { expect, test } from '../../support/test.ts';

/** Wider than a phone at any text size. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const POST = [
  `## ${LONG_WORD}`,
  `A ${LONG_WORD}, a [link to ${LONG_WORD}](https://example.org/${LONG_WORD}), \`code_${LONG_WORD}\`.`,
  `- ${LONG_WORD}`,
  `> ${LONG_WORD}`,
  `\`\`\`\n${LONG_WORD} ${LONG_WORD}\n\`\`\``,
].join('\n\n');

/** Checks one path of each page; the type requires all of them. */
async function checkPages<Names extends readonly string[]>(
  page: Page,
  pages: Record<Names[number], string>,
): Promise<void> {
  for (const path of Object.values<string>(pages)) await checkEveryMode(page, path);
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

test('cart, checkout and order pages are accessible in every mode, also with long words', async ({
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
    product: paths.product(item.product.id),
    cart: paths.cart,
    shippingStep: paths.shippingStep,
    paymentStep: paths.paymentStep,
  });

  await page.goto(paths.paymentStep);
  await fillCard(page, CARDS.good);
  await buyNow(page).click();
  await page.waitForURL('**/success');
  await waitUntilIdle();
  await checkPages<typeof ORDER_PAGES>(page, {
    orderSuccess: paths.orderSuccess,
    order: findLink(await findEmailsTo(email), 'order'),
  });

  await signInAsAdmin(page);
  await checkPages<typeof STAFF_ORDER_PAGES>(page, {
    staffOrders: paths.staffOrders,
    staffOrder: await findFirstLink(page, paths.staffOrders),
  });
});

test("a donor's and the donation admin pages are accessible in every mode, also with long words", async ({
  page,
}) => {
  const { link, receipt } = await createRecurringDonor(page, createEmail('modes'), async () => {
    await page.getByLabel('Last Name', { exact: true }).fill(LONG_WORD);
    await page.getByText('In memory of', { exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill(LONG_WORD);
    await page.getByLabel('Add a message to the memory wall').check();
    await page.getByLabel('Message for the memory wall').fill(LONG_WORD);
  });
  await checkPages<typeof DONOR_PAGES>(page, {
    donationSuccess: paths.donationSuccess,
    receipt,
    donorPortal: link,
    donorPortalYear: `${link}/${new Date().getFullYear()}`,
  });

  await signInAsAdmin(page);
  await checkPages<typeof STAFF_DONATION_PAGES>(page, {
    staffDonations: paths.staffDonations,
    staffDonation: await findFirstLink(page, paths.staffDonations),
    staffRecurringDonations: paths.staffRecurringDonations,
    staffTributes: paths.staffTributes,
    staffFunds: paths.staffFunds,
  });
});

test('posts and their editor are accessible in every mode, also with long words', async ({ page }) => {
  await signInAsAdmin(page);
  await publish(page, LONG_WORD, POST);
  await page.goto(paths.posts);
  const post = (await page.getByRole('link', { name: LONG_WORD }).first().getAttribute('href')) ?? '';
  const id = Number(post.split('/').at(-1));
  expect(id).toBeGreaterThan(0);

  await checkPages<typeof POST_PAGES>(page, {
    posts: paths.posts,
    post,
    staffPosts: paths.staffPosts,
    editPost: paths.editPost(id),
  });
});
