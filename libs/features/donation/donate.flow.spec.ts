import { aDonationForm, aDonationIntentAnswer, aTributeForm } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import { donate } from './donate.flow';
import type { DonationCalls } from './donate.flow';

const ids = { donationId: '3f0c7a52-6c1e-4f0a-9d27-0a4f5b1c2d3e', pageToken: 'token' };

function calls(changes: Partial<DonationCalls> = {}) {
  const asked: [keyof DonationCalls, unknown][] = [];
  const well: DonationCalls = {
    createIntent: async () => aDonationIntentAnswer({ clientSecret: 'pi_12_secret_34' }),
    confirm: async () => ({ kind: 'succeeded' }),
    sendEmail: async () => undefined,
    ...changes,
  };
  const recorded: DonationCalls = {
    createIntent: (request) => (asked.push(['createIntent', request]), well.createIntent(request)),
    confirm: (secret) => (asked.push(['confirm', secret]), well.confirm(secret)),
    sendEmail: (request) => (asked.push(['sendEmail', request]), well.sendEmail(request)),
  };
  return { asked, recorded };
}

const fails = () => Promise.reject(new Error('503'));

describe('donation', () => {
  it('creates the payment intent, confirms the card and sends the confirmation email, in this order', async () => {
    const { asked, recorded } = calls();

    const outcome = await donate(aDonationForm({ firstName: ' Ada ' }), recorded, ids);

    expect(outcome).toEqual({
      kind: 'succeeded',
      result: {
        kind: 'succeeded',
        amountCents: 5000,
        donationCents: 5000,
        costCents: 0,
        frequency: 'once',
        firstName: 'Ada',
        email: 'ada.nguyen@example.org',
      },
    });
    expect(asked).toEqual([
      [
        'createIntent',
        {
          amount: 5000,
          gift_amount: 5000,
          covers_cost: false,
          frequency: 'once',
          first_name: 'Ada',
          last_name: 'Nguyen',
          email: 'ada.nguyen@example.org',
          metadata: { transaction_type: 'donation' },
          donation_id: '3f0c7a52-6c1e-4f0a-9d27-0a4f5b1c2d3e',
          country: 'US',
          region: 'IA',
          page_token: 'token',
        },
      ],
      ['confirm', 'pi_12_secret_34'],
      [
        'sendEmail',
        {
          payment_intent_id: 'pi_12',
          amount: 50,
          first_name: 'Ada',
          last_name: 'Nguyen',
          email: 'ada.nguyen@example.org',
          country: 'United States',
          region: 'IA',
        },
      ],
    ]);
  });

  it('adds the processing cost to a recurring donation and confirms its first charge the same way', async () => {
    const { asked, recorded } = calls();

    const outcome = await donate(aTributeForm({ coversCost: true, frequency: 'monthly' }), recorded, ids);

    expect(outcome).toMatchObject({
      kind: 'succeeded',
      result: {
        amountCents: 5180,
        donationCents: 5000,
        costCents: 180,
        frequency: 'monthly',
        tribute: { kind: 'memory', name: 'Grace Okafor' },
      },
    });
    expect(asked).toMatchObject([
      ['createIntent', { amount: 5180, gift_amount: 5000, covers_cost: true, frequency: 'monthly' }],
      ['confirm', 'pi_12_secret_34'],
      ['sendEmail', { amount: 51.8 }],
    ]);
  });

  it('omits country and region when the donor gave none', async () => {
    const { asked, recorded } = calls();

    await donate(aDonationForm({ country: '', region: '' }), recorded, { donationId: ids.donationId });

    expect(asked[0]?.[1]).not.toHaveProperty('country');
    expect(asked[0]?.[1]).not.toHaveProperty('page_token');
    expect(asked[2]?.[1]).toMatchObject({ country: 'N/A', region: 'N/A' });
  });
});

describe('failed donation', () => {
  it("passes on the provider's decline message and sends no email", async () => {
    const { asked, recorded } = calls({
      confirm: async () => ({ kind: 'declined', message: 'Your card was declined.' }),
    });

    const outcome = await donate(aDonationForm(), recorded, ids);

    expect(outcome).toMatchObject({
      kind: 'declined',
      message: 'Your card was declined.',
      result: { error: 'Payment failed. Please try again.', reason: 'Your card was declined.' },
    });
    expect(asked.map(([call]) => call)).toEqual(['createIntent', 'confirm']);
  });

  it.each([
    ['the payment cannot be prepared', { createIntent: fails }],
    ['the provider cannot be reached', { confirm: fails }],
    ['the provider gives no verdict', { confirm: async () => ({ kind: 'failed' }) }],
  ] satisfies [string, Partial<DonationCalls>][])(
    'reports a failure and sends no email when %s',
    async (_case, broken) => {
      const { asked, recorded } = calls(broken);

      const outcome = await donate(aDonationForm(), recorded, ids);

      expect(outcome).toMatchObject({
        kind: 'failed',
        message: 'An error occurred while processing your donation. Please try again or contact support.',
        result: { kind: 'failed', error: 'An error occurred' },
      });
      expect(asked.map(([call]) => call)).not.toContain('sendEmail');
    },
  );

  it('never reports a paid donation as failed when only the email fails', async () => {
    const { recorded } = calls({ sendEmail: fails });

    const outcome = await donate(aDonationForm(), recorded, ids);

    expect(outcome).toMatchObject({ kind: 'emailFailed', result: { amountCents: 5000 } });
  });
});
