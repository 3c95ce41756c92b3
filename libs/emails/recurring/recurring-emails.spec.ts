import type { CardSummary, RecurringDonation } from '@paniscus/domain/donor-portal';
import { describe, expect, it } from 'vitest';
import type { Email } from '../email.types.ts';
import { cardExpiringEmail } from './CardExpiringEmail.tsx';
import { recurringDonationChangedEmail } from './RecurringDonationChangedEmail.tsx';
import { recurringDonationEndedEmail } from './RecurringDonationEndedEmail.tsx';
import type { RecurringDonor } from './recurring-donor.types.ts';
import { recurringDonationFailedEmail } from './RecurringDonationFailedEmail.tsx';

const donor: RecurringDonor = {
  name: 'Ada <b>Lovelace</b>',
  email: 'ada@example.org',
  frequency: 'monthly',
  pageUrl: 'https://paniscus.example/giving/abc',
};
const card: CardSummary = { brand: 'mastercard', last4: '4444', exp_month: 9, exp_year: 2027 };
const nextAt = new Date('2026-05-21T15:05:00Z');
const recurringDonation: RecurringDonation = {
  id: 7,
  state: 'active',
  frequency: 'monthly',
  gift_cents: 2500,
  cost_cents: 0,
  amount_cents: 2500,
  started_at: '2026-01-21T15:05:00.000Z',
  next_at: nextAt.toISOString(),
  resumes_at: null,
  ended_at: null,
  card,
  is_card_ending: false,
  fund: null,
  is_fund_closed: false,
  overdue_cents: 0,
  failure: null,
};
const FAILURE = 'Your card has insufficient funds.';
const failed = { ...donor, amountCents: 2500, failure: FAILURE, nextTryAt: nextAt, card };
const ended = {
  ...donor,
  amountCents: 2500,
  startedAt: nextAt,
  endedAt: nextAt,
  failure: null,
  receivedCents: 7500,
  receivedCount: 3,
  donateUrl: 'https://paniscus.example/donate',
};

describe('recurring donation email', () => {
  it.each<[string, Promise<Email>]>([
    ['Your monthly gift of $25.00 could not be charged', recurringDonationFailedEmail(failed)],
    [
      'The card for your monthly gift is about to expire',
      cardExpiringEmail({ ...donor, amountCents: 2500, card, nextAt }),
    ],
    [
      'Your monthly gift has been changed',
      recurringDonationChangedEmail({ ...donor, recurringDonation, droppedCents: 0 }),
    ],
    ['Your monthly gift of $25.00 has ended', recurringDonationEndedEmail(ended)],
  ])(
    'with the subject “%s” is sent to its donor, with the portal link and escaped names',
    async (subject, rendering) => {
      const emailMessage = await rendering;

      expect(emailMessage.to.address).toBe('ada@example.org');
      expect(emailMessage.subject).toBe(subject);
      expect(emailMessage.html).toContain('&lt;b&gt;Lovelace');
      expect(emailMessage.html).not.toMatch(/src=|url\(|@import|<script|<b>/);
      for (const version of [emailMessage.html, emailMessage.text])
        expect(version).toContain('https://paniscus.example/giving/abc');
    },
  );

  it("states the provider's message, the next retry and how to fix it", async () => {
    const { text } = await recurringDonationFailedEmail(failed);

    expect(text).toContain(`Message from the bank: ${FAILURE}`);
    expect(text).toContain('Card: Mastercard ending in 4444, expires 09/2027');
    expect(text).toContain('Next attempt: May 21, 2026');
    expect(text).toContain('We will try this card again on that date.');
    expect(text).toContain('Change the card: https://paniscus.example/giving/abc');
  });

  it('does not promise a retry when there is none', async () => {
    const { text } = await recurringDonationFailedEmail({ ...failed, nextTryAt: null });

    expect(text).toContain('Next attempt: Not scheduled');
    expect(text).not.toContain('We will try this card again');
  });

  it('warns before a card expires, even of an unknown brand', async () => {
    const emailMessage = await cardExpiringEmail({
      ...donor,
      amountCents: 2500,
      card: { ...card, brand: 'newcomer' },
      nextAt: null,
    });

    expect(emailMessage.text).toContain('Card ending in 4444, expires 09/2027');
    expect(emailMessage.text).toContain('Next charge: None while paused');
    expect(emailMessage.text).toContain('please add it before your gift resumes.');
  });

  it('summarizes the donation after a change, and states what to do if somebody else made it', async () => {
    const { text } = await recurringDonationChangedEmail({
      ...donor,
      recurringDonation: {
        ...recurringDonation,
        state: 'paused',
        cost_cents: 106,
        amount_cents: 2606,
        next_at: null,
      },
      droppedCents: 0,
    });

    expect(text).toContain('Status: Paused');
    expect(text).toContain('Each month: $26.06');
    expect(text).toContain('Includes a processing fee of: $1.06');
    expect(text).toContain('Paused until: you resume');
    expect(text).toContain('Nothing is charged while your gift is paused.');
    expect(text).not.toContain('tried again');
    expect(text).toContain('replace the link on that page');
  });

  it('states which charge a pause has dropped', async () => {
    const { text } = await recurringDonationChangedEmail({
      ...donor,
      recurringDonation: { ...recurringDonation, state: 'paused' },
      droppedCents: 2500,
    });

    expect(text).toContain('The missed charge of $25.00 will not be made.');
  });

  it('states a missed charge beside the new amount, which is not what is tried next', async () => {
    const { text } = await recurringDonationChangedEmail({
      ...donor,
      recurringDonation: { ...recurringDonation, state: 'past_due', amount_cents: 1000, overdue_cents: 2500 },
      droppedCents: 0,
    });

    expect(text).toContain('Status: The last charge did not go through');
    expect(text).toContain('Each month: $10.00');
    expect(text).toContain('Unpaid: $25.00');
    expect(text).toContain('Next attempt: May 21, 2026');
    expect(text).not.toContain('Next charge');
  });

  it('states the total and the reason when the donation ended', async () => {
    const { text: stopped } = await recurringDonationEndedEmail(ended);
    const { text: unpaid } = await recurringDonationEndedEmail({
      ...ended,
      failure: FAILURE,
      receivedCount: 1,
    });
    const { text: refunded } = await recurringDonationEndedEmail({
      ...ended,
      receivedCents: 0,
      receivedCount: 0,
    });

    expect(stopped).toContain('Total given: $75.00 in 3 charges');
    expect(refunded).toContain('Total given: None\n');
    expect(stopped).not.toContain('bank');
    expect(unpaid).toContain('because the card could not be charged');
    expect(unpaid).toContain(`Message from the bank: ${FAILURE}`);
    expect(unpaid).toContain('in 1 charge\n');
  });

  it('links to the donation page after the end, and offers no change of a gift that is no longer there', async () => {
    const { html, text } = await recurringDonationEndedEmail(ended);

    expect(text).toContain(
      'start a new gift on our site.\nStart a new gift: https://paniscus.example/donate\n',
    );
    expect(html).toContain('href="https://paniscus.example/donate"');
    expect(text).toContain('Your gifts: https://paniscus.example/giving/abc');
    for (const version of [html, text]) expect(version).not.toContain('change or stop');
  });
});
