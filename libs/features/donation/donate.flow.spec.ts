import { aDonationForm, aDonationIntentResponse, aTributeForm } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import { donate } from './donate.flow';
import type { DonationCalls, DonationProblem } from './donate.flow';

const ids = { donationId: '3f0c7a52-6c1e-4f0a-9d27-0a4f5b1c2d3e', pageToken: 'token', fundName: 'Forests' };

function stubCalls(changes: Partial<DonationCalls> = {}) {
  const log: [keyof DonationCalls, unknown][] = [];
  const toProblem = (error: unknown) => (error instanceof Error ? undefined : (error as DonationProblem));
  const responses: DonationCalls = {
    createIntent: async () => aDonationIntentResponse({ clientSecret: 'pi_12_secret_34' }),
    confirm: async () => ({ kind: 'succeeded' }),
    sendEmail: async () => undefined,
    toProblem,
    ...changes,
  };
  const calls: DonationCalls = {
    createIntent: (request) => (log.push(['createIntent', request]), responses.createIntent(request)),
    confirm: (secret) => (log.push(['confirm', secret]), responses.confirm(secret)),
    sendEmail: (request) => (log.push(['sendEmail', request]), responses.sendEmail(request)),
    toProblem,
  };
  return { log, calls };
}

const fails = () => Promise.reject(new Error('503'));
const rejects = async () => {
  throw { status: 422 };
};

describe('donation', () => {
  it('creates the payment intent, confirms the card and sends the confirmation email, in this order', async () => {
    const { log, calls } = stubCalls();

    const result = await donate(aDonationForm({ firstName: ' Ada ' }), calls, ids);

    expect(result).toEqual({
      kind: 'succeeded',
      result: {
        kind: 'succeeded',
        amountCents: 5000,
        donationCents: 5000,
        costCents: 0,
        frequency: 'once',
        fundName: 'Forests',
        firstName: 'Ada',
        email: 'ada.nguyen@example.org',
      },
    });
    expect(log).toEqual([
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
    const { log, calls } = stubCalls();

    const result = await donate(aTributeForm({ coversCost: true, frequency: 'monthly' }), calls, ids);

    expect(result).toMatchObject({
      kind: 'succeeded',
      result: {
        amountCents: 5180,
        donationCents: 5000,
        costCents: 180,
        frequency: 'monthly',
        tribute: { kind: 'memory', name: 'Grace Okafor' },
      },
    });
    expect(log).toMatchObject([
      ['createIntent', { amount: 5180, gift_amount: 5000, covers_cost: true, frequency: 'monthly' }],
      ['confirm', 'pi_12_secret_34'],
      ['sendEmail', { amount: 51.8 }],
    ]);
  });

  it('omits country and region when the donor enters none', async () => {
    const { log, calls } = stubCalls();

    await donate(aDonationForm({ country: '', region: '' }), calls, { donationId: ids.donationId });

    expect(log[0]?.[1]).not.toHaveProperty('country');
    expect(log[0]?.[1]).not.toHaveProperty('page_token');
    expect(log[2]?.[1]).toMatchObject({ country: 'N/A', region: 'N/A' });
  });
});

describe('failed donation', () => {
  it("passes on the provider's decline message and sends no email", async () => {
    const { log, calls } = stubCalls({
      confirm: async () => ({ kind: 'declined', message: 'Your card was declined.' }),
    });

    const result = await donate(aDonationForm(), calls, ids);

    expect(result).toMatchObject({
      kind: 'declined',
      message: 'Your card was declined.',
      result: { error: 'Payment failed. Please try again.', reason: 'Your card was declined.' },
    });
    expect(log.map(([call]) => call)).toEqual(['createIntent', 'confirm']);
  });

  it.each([
    ['the payment cannot be prepared', { createIntent: fails }],
    ['the card could not be sent', { confirm: async () => ({ kind: 'failed' }) }],
  ] satisfies [string, Partial<DonationCalls>][])(
    'reports a failure and sends no email when %s',
    async (_case, broken) => {
      const { log, calls } = stubCalls(broken);

      const result = await donate(aDonationForm(), calls, ids);

      expect(result).toMatchObject({
        kind: 'failed',
        message: 'An error occurred while processing your donation. Please try again or contact support.',
        result: { kind: 'failed', error: 'An error occurred' },
      });
      expect(log.map(([call]) => call)).not.toContain('sendEmail');
    },
  );

  it.each([
    [
      { status: 429, retryAfterSeconds: 600 },
      'There were too many attempts. Your card was not charged this time. Please try again in 10 minutes.',
    ],
    [
      { status: 503, retryAfterSeconds: 5 },
      'We cannot take payments right now. Your card was not charged this time. Please try again in 5 seconds.',
    ],
    [
      { status: 422, errors: { email: 'Invalid email address.' } },
      'Invalid email address. Your card was not charged this time.',
    ],
    [{ status: 409, detail: 'This has already been paid.' }, 'This has already been paid.'],
  ] satisfies [DonationProblem, string][])(
    'explains the rejection %o before the card was confirmed',
    async (problem, reason) => {
      const createIntent = async () => {
        throw problem;
      };

      const result = await donate(aDonationForm(), stubCalls({ createIntent }).calls, ids);

      expect(result).toMatchObject({ kind: 'failed', result: { error: 'An error occurred', reason } });
    },
  );

  it('says that nothing was charged when the card could not be sent', async () => {
    const confirm = async () => ({ kind: 'failed' }) as const;

    const result = await donate(aDonationForm(), stubCalls({ confirm }).calls, ids);

    expect(result).toMatchObject({
      kind: 'failed',
      result: {
        error: 'An error occurred',
        reason:
          'The payment could not be started. Nothing was charged. Please check your connection and try again.',
      },
    });
  });

  it.each([fails, async () => ({ kind: 'unknown' }) as const])(
    'says that the outcome is unknown when the answer of the provider is lost and the server knows no more',
    async (confirm) => {
      const result = await donate(aDonationForm(), stubCalls({ confirm, sendEmail: fails }).calls, ids);

      expect(result).toMatchObject({
        kind: 'failed',
        result: { reason: expect.stringMatching(/^We do not know yet whether your card was charged/) },
      });
    },
  );

  it('succeeds when the answer of the provider is lost and the server finds the payment', async () => {
    const { log, calls } = stubCalls({ confirm: fails });

    const result = await donate(aDonationForm(), calls, ids);

    expect(result.kind).toBe('succeeded');
    expect(log.map(([call]) => call)).toEqual(['createIntent', 'confirm', 'sendEmail']);
  });

  it.each([
    ['', aDonationForm({ amount: '25' }), undefined],
    [', and the one not charged,', aDonationForm({ amount: '75' }), { amountCents: 7500, frequency: 'once' }],
  ])(
    'charges nothing and shows the earlier gift%s when an earlier attempt was paid',
    async (_, form, notCharged) => {
      const createIntent = async () => {
        throw { status: 409, paid: { amount: 2500, gift_amount: 2400, frequency: 'once' } };
      };
      const { log, calls } = stubCalls({ createIntent });

      const { kind, result } = await donate(form, calls, ids);

      expect(kind).toBe('succeeded');
      expect(result).toMatchObject({
        isEarlier: true,
        amountCents: 2500,
        donationCents: 2400,
        costCents: 100,
      });
      expect(result.notCharged).toEqual(notCharged);
      expect(log.map(([call]) => call)).toEqual(['createIntent']);
    },
  );

  it.each([
    ['', fails, false],
    [', and that nothing can be sent to the address', rejects, true],
  ])('says of a paid donation that only the email failed%s', async (_case, sendEmail, isEmailRefused) => {
    const result = await donate(aDonationForm(), stubCalls({ sendEmail }).calls, ids);

    expect(result).toMatchObject({ kind: 'emailFailed', result: { amountCents: 5000, isEmailRefused } });
  });
});
