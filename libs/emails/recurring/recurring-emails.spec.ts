import type { CardSummary, RecurringDonation } from '@paniscus/domain/donor-portal';
import { describe, expect, it } from 'vitest';
import type { Email } from '../email.types.ts';
import { cardExpiringEmail } from './CardExpiringEmail.tsx';
import { recurringDonationChangedEmail } from './RecurringDonationChangedEmail.tsx';
import { recurringDonationEndedEmail } from './RecurringDonationEndedEmail.tsx';
import { recurringDonationFailedEmail } from './RecurringDonationFailedEmail.tsx';

const donor = {
  name: 'Ada <b>Lovelace</b>',
  email: 'ada@example.org',
  pageUrl: 'https://paniscus.example/giving/abc',
};
const card: CardSummary = { brand: 'mastercard', last4: '4444', exp_month: 9, exp_year: 2027 };
const soon = new Date('2026-05-21T15:05:00Z');
const gift: RecurringDonation = {
  id: 7,
  state: 'active',
  gift_cents: 2500,
  cost_cents: 0,
  amount_cents: 2500,
  started_at: '2026-01-21T15:05:00.000Z',
  next_at: soon.toISOString(),
  resumes_at: null,
  ended_at: null,
  card,
  is_card_ending: false,
  failure: null,
};
const FAILURE = 'Your card has insufficient funds.';
const failed = { ...donor, amountCents: 2500, failure: FAILURE, nextTryAt: soon, card };
const ended = {
  ...donor,
  amountCents: 2500,
  startedAt: soon,
  endedAt: soon,
  failure: null,
  receivedCents: 7500,
  receivedCount: 3,
};

describe('recurring donation email', () => {
  it.each<[string, Promise<Email>]>([
    ['Your monthly gift of $25.00 could not be charged', recurringDonationFailedEmail(failed)],
    [
      'The card of your monthly gift is about to end',
      cardExpiringEmail({ ...donor, amountCents: 2500, card, nextAt: soon }),
    ],
    ['Your monthly gift has been changed', recurringDonationChangedEmail({ ...donor, gift })],
    ['Your monthly gift of $25.00 has ended', recurringDonationEndedEmail(ended)],
  ])('“%s” is sent to its donor, with the portal link and escaped names', async (subject, rendering) => {
    const emailMessage = await rendering;

    expect(emailMessage.to.address).toBe('ada@example.org');
    expect(emailMessage.subject).toBe(subject);
    expect(emailMessage.html).toContain('&lt;b&gt;Lovelace');
    expect(emailMessage.html).not.toMatch(/src=|url\(|@import|<script|<b>/);
    for (const form of [emailMessage.html, emailMessage.text])
      expect(form).toContain('https://paniscus.example/giving/abc');
  });

  it("states the provider's message, the next retry and how to fix it", async () => {
    const { text } = await recurringDonationFailedEmail(failed);

    expect(text).toContain(`What the bank said: ${FAILURE}`);
    expect(text).toContain('Card: Mastercard ending in 4444, valid until 09/2027');
    expect(text).toContain('Tried again: May 21, 2026');
    expect(text).toContain('Change the card: https://paniscus.example/giving/abc');
  });

  it('does not promise a retry when there is none', async () => {
    const { text } = await recurringDonationFailedEmail({ ...failed, nextTryAt: null });

    expect(text).toContain('Tried again: Not by itself');
    expect(text).not.toContain('if the card works by then');
  });

  it('warns before a card expires, even of an unknown brand', async () => {
    const emailMessage = await cardExpiringEmail({
      ...donor,
      amountCents: 2500,
      card: { ...card, brand: 'newcomer' },
      nextAt: null,
    });

    expect(emailMessage.text).toContain('Card ending in 4444, valid until 09/2027');
    expect(emailMessage.text).toContain('Charged next: Not while it is paused');
  });

  it('summarizes the donation after a change, and what to do if somebody else made it', async () => {
    const { text } = await recurringDonationChangedEmail({
      ...donor,
      gift: { ...gift, state: 'paused', cost_cents: 106, amount_cents: 2606, next_at: null },
    });

    expect(text).toContain('State: Paused');
    expect(text).toContain('Each month: $26.06');
    expect(text).toContain('Of this, for the cost of the payment: $1.06');
    expect(text).toContain('Paused until: you go on');
    expect(text).toContain('Replace the link on that page');
  });

  it('thanks for the total at the end and states why the donation ended', async () => {
    const { text: stopped } = await recurringDonationEndedEmail(ended);
    const { text: unpaid } = await recurringDonationEndedEmail({
      ...ended,
      failure: FAILURE,
      receivedCount: 1,
    });

    expect(stopped).toContain('Given in all: $75.00 in 3 charges');
    expect(stopped).not.toContain('bank');
    expect(unpaid).toContain('because the card could not be charged');
    expect(unpaid).toContain(`What the bank said: ${FAILURE}`);
    expect(unpaid).toContain('in 1 charge\n');
  });
});
