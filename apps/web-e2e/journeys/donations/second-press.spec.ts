import type { BrowserContext, Page } from '@playwright/test';
import { CARDS, reloadWhilePaying, typeCard } from '../../support/cards.ts';
import { donate, fillDonor, pressDonate } from '../../support/donation-form.ts';
import { waitUntilIdle } from '../../support/sandbox.ts';
import { listChargesTo } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import { createEmail } from '../../support/unique.ts';

/** The request reaches the server, and its answer is lost. */
async function loseAnswers(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

test('a payment whose answer was lost is found when the donor corrects the form and donates again', async ({
  page,
}) => {
  const [mistyped, corrected] = [createEmail('mistyped'), createEmail('corrected')];
  await loseAnswers(page, '**/v1/payment_intents/*/confirm');
  await page.route('**/api/send-donation-email/', (route) => route.fulfill({ status: 503 }));
  await donate(page, { card: CARDS.good, email: mistyped });
  await page.waitForURL('**/failure');
  await expect(page.getByRole('main')).toContainText('We do not know yet whether your card was charged');

  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  // What was typed is restored after hydration.
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(mistyped);
  await page.getByLabel('Email', { exact: true }).fill(corrected);
  await page.getByLabel('Cover the processing fee').check();
  await typeCard(page, CARDS.good);
  await pressDonate(page);

  await page.waitForURL('**/donation-success');
  await expect(page.getByRole('main')).toContainText('You were not charged again.');
  await waitUntilIdle();
  expect(await listChargesTo(mistyped)).toMatchObject([{ amount: 2550 }]);
  expect(await listChargesTo(corrected)).toEqual([]);
});

test('a gift that was left while paying says that it may have gone through, and is not charged twice', async ({
  page,
}) => {
  const email = createEmail('left');
  await page.goto('/donate');
  await fillDonor(page, { card: CARDS.good, email });
  await page.getByLabel('Amount', { exact: true }).fill('25.50');

  await reloadWhilePaying(page, () => pressDonate(page));

  await expect(page.getByRole('alert')).toContainText('Your gift may already have gone through.');
  await typeCard(page, CARDS.good);
  await pressDonate(page);
  await page.waitForURL('**/donation-success');
  expect(await listChargesTo(email)).toHaveLength(1);
});

/** The page of the result does not open, as when the donor leaves at that instant. */
async function donateAndStay(page: Page, url: string): Promise<void> {
  const left = page.waitForRequest(url);
  await page.route(url, (route) => route.fulfill({ status: 204 }));
  await pressDonate(page);
  await left;
}

/** As a browser's back/forward cache does, which Playwright turns off: the page stays as it was left. */
async function leaveAndComeBack(page: Page, url: string): Promise<void> {
  await donateAndStay(page, url);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

/** In the window and focused, whatever part of the form the browser scrolls to. */
async function expectFocusedNote(page: Page, text: string): Promise<void> {
  const note = page.getByRole('status').filter({ hasText: text });
  await expect(note).toBeFocused();
  await expect(note).toBeInViewport({ ratio: 1 });
}

test('Back from the thank-you page shows an empty form that says that the gift has arrived', async ({
  page,
}) => {
  const email = createEmail('back');
  await page.goto('/donate');
  await fillDonor(page, { card: CARDS.good, email });
  await page.getByLabel('Amount', { exact: true }).fill('25.50');

  await leaveAndComeBack(page, '**/donation-success');

  await expectFocusedNote(page, 'We received your gift of $25.50.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
  await pressDonate(page);
  await expect(page.getByLabel('First Name', { exact: true })).toBeFocused();
  expect(await listChargesTo(email)).toHaveLength(1);
});

test('Back to a page that the browser loads anew shows an empty form that says that the gift has arrived', async ({
  page,
}) => {
  const email = createEmail('anew');
  await donate(page, { card: CARDS.good, email });
  await page.waitForURL('**/donation-success');

  await page.goBack();

  await expectFocusedNote(page, 'We received your gift of');
  for (const field of ['First Name', 'Email', 'Amount'])
    await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
  await pressDonate(page);
  await expect(page.getByLabel('First Name', { exact: true })).toBeFocused();
  expect(await listChargesTo(email)).toHaveLength(1);
});

test('a gift that arrived while the donor was leaving is told once, at the next visit of the form', async ({
  page,
}) => {
  await page.goto('/donate');
  await fillDonor(page, { card: CARDS.good, email: createEmail('leaving') });
  await page.getByLabel('Amount', { exact: true }).fill('25.50');
  await donateAndStay(page, '**/donation-success');
  await page.goto('/conservation');

  await page.goto('/donate');

  await page.getByLabel('First Name', { exact: true }).focus();
  await expectFocusedNote(page, 'We received your gift of $25.50.');
  await page.reload();
  await page.getByLabel('First Name', { exact: true }).fill('Ada');
  await expect(page.getByLabel('Billing First Name')).toHaveValue('Ada');
  await expect(page.getByRole('status').filter({ hasText: 'We received your gift' })).toHaveCount(0);
});

test(
  'a form that is sent after a gift from another tab asks for a second press',
  { tag: '@nightly' },
  async ({ context }) => {
    const email = createEmail('tabs');
    await context.clock.install();
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const tab of [first, second]) {
      await tab.goto('/donate');
      await fillDonor(tab, { card: CARDS.good, email });
      await tab.getByLabel('Amount', { exact: true }).fill('25.50');
    }
    await pressDonate(second);
    await second.waitForURL('**/donation-success');

    await pressDonate(first);
    await expect(first.getByRole('alert')).toContainText('Your gift from another tab already went through');
    expect(await listChargesTo(email)).toHaveLength(1);

    // A double press is one press.
    await first.clock.fastForward(1_000);
    await pressDonate(first);
    await first.waitForURL('**/donation-success');
    expect(await listChargesTo(email)).toHaveLength(2);
  },
);

/** Holds the requests of a page until `release` is called; `sent` resolves when the first is sent. */
async function holdRequests(page: Page, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return { sent: page.waitForRequest(path), release };
}

/** The same gift in two tabs, one after the other. */
async function fillTwoTabs(context: BrowserContext, email: string) {
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const tab of tabs) {
    await tab.goto('/donate');
    await fillDonor(tab, { card: CARDS.good, email });
    await tab.getByLabel('Amount', { exact: true }).fill('25.50');
  }
  return tabs;
}

test('a gift that another tab overtakes, while the first loads what paying needs, is one gift', async ({
  context,
}) => {
  const email = createEmail('overtaken');
  const [first, second] = await fillTwoTabs(context, email);
  const { sent, release } = await holdRequests(first, '**/assets/complete-donation-*.js');

  await pressDonate(first);
  await sent;
  await pressDonate(second);
  await second.waitForURL('**/donation-success');
  release();

  await first.waitForURL('**/donation-success');
  expect(await listChargesTo(email)).toMatchObject([{ amount: 2550 }]);
});

test(
  'forms that are sent in two tabs, before either has an answer, are one gift',
  { tag: '@nightly' },
  async ({ context }) => {
    const email = createEmail('tabs');
    const [first, second] = await fillTwoTabs(context, email);
    await second.getByLabel('Amount', { exact: true }).fill('40');
    const { sent, release } = await holdRequests(first, '**/api/create-payment-intent/');
    await pressDonate(first);
    await sent;
    await pressDonate(second);
    release();

    await Promise.all([first, second].map((tab) => tab.waitForURL('**/donation-success')));
    await expect(second.getByText(/Your earlier attempt had already gone through/)).toContainText(
      'was not charged',
    );
    await expect(second.getByText('$25.50').first()).toBeVisible();
    expect(await listChargesTo(email)).toMatchObject([{ amount: 2550 }]);
  },
);

test(
  'trying a declined gift again, after a gift from another tab, asks for a second press',
  { tag: '@nightly' },
  async ({ context }) => {
    const email = createEmail('declined');
    const [first, second] = await fillTwoTabs(context, email);
    await typeCard(first, CARDS.declined);
    await pressDonate(first);
    await first.waitForURL('**/failure');
    await pressDonate(second);
    await second.waitForURL('**/donation-success');

    await first.getByRole('link', { name: 'Try again' }).click();
    await typeCard(first, CARDS.good);
    await pressDonate(first);

    await expect(first.getByText(/^Your gift from another tab already went through/)).toBeVisible();
    expect(await listChargesTo(email)).toMatchObject([{ amount: 2550 }]);
  },
);
