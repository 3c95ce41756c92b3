import type { CheckoutProblem } from '@paniscus/domain/checkout';
import { PAYMENT_PROBLEMS } from '@paniscus/domain/payment';
import { aCheckout, aProblem } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import { buy } from './buy.flow';
import type { BuyCalls } from './buy.flow';

class ApiError extends Error {
  constructor(readonly problem: CheckoutProblem) {
    super(problem.title);
  }
}

/** Stubs of the three calls, successful by default, with a log of their arguments in order. */
function stubCalls(changes: Partial<BuyCalls> = {}) {
  const log: [string, unknown][] = [];
  const responses = {
    createIntent: async () => ({
      clientSecret: 'pi_12_secret_34',
      order_number: 'PN-000012',
      order_token: 'token',
    }),
    confirm: async () => ({ kind: 'succeeded' as const }),
    sendEmail: async () => undefined,
    ...changes,
  };
  const calls: BuyCalls = {
    createIntent: (request) => (log.push(['createIntent', request]), responses.createIntent(request)),
    confirm: (secret) => (log.push(['confirm', secret]), responses.confirm(secret)),
    sendEmail: (request) => (log.push(['sendEmail', request]), responses.sendEmail(request)),
    toProblem: (error) => (error instanceof ApiError ? error.problem : undefined),
  };
  return { log, calls };
}

const fails = () => Promise.reject(new Error('503'));
const rejects = (problem: Partial<CheckoutProblem>) => () =>
  Promise.reject(new ApiError({ ...aProblem(), ...problem }));

describe('purchase', () => {
  it('creates the payment intent, confirms the card and sends the order email, in this order', async () => {
    const { log, calls } = stubCalls();

    const result = await buy(aCheckout(), calls, 'token');

    expect(result).toMatchObject({
      kind: 'succeeded',
      result: {
        kind: 'succeeded',
        order: {
          paymentIntentId: 'pi_12',
          orderNumber: 'PN-000012',
          orderToken: 'token',
          totalCents: 6470,
          name: 'Ada Nguyen',
        },
      },
    });
    expect(log).toMatchObject([
      ['createIntent', { amount: 6470, checkout_id: aCheckout().checkoutId, page_token: 'token' }],
      ['confirm', 'pi_12_secret_34'],
      ['sendEmail', { payment_intent_id: 'pi_12', total: 64.7, customer_name: 'Ada Nguyen' }],
    ]);
  });

  it('reports a paid order when only the email fails', async () => {
    const result = await buy(aCheckout(), stubCalls({ sendEmail: fails }).calls);

    expect(result).toMatchObject({
      kind: 'emailFailed',
      result: { order: { totalCents: 6470 }, isEmailRefused: false },
    });
  });
});

describe('failed purchase', () => {
  it("passes on the provider's decline message and sends no email", async () => {
    const { log, calls } = stubCalls({
      confirm: async () => ({ kind: 'declined', message: 'Your card was declined.' }),
    });

    const result = await buy(aCheckout(), calls);

    expect(result).toEqual({
      kind: 'declined',
      message: 'Your card was declined.',
      result: {
        kind: 'declined',
        error: 'Payment failed. Please try again.',
        reason: 'Your card was declined.',
      },
    });
    expect(log.map(([call]) => call)).toEqual(['createIntent', 'confirm']);
  });

  it('reports that the payment could not be prepared, without confirming the card', async () => {
    const { log, calls } = stubCalls({ createIntent: fails });

    const result = await buy(aCheckout(), calls);

    expect(result).toEqual({
      kind: 'failed',
      message: 'An error occurred during payment. Please try again or contact support.',
      result: {
        kind: 'failed',
        error: 'An error occurred',
        reason:
          'Failed to create payment intent. We could not reach our server. Your card was not charged this time. Please check your connection and try again.',
      },
    });
    expect(log.map(([call]) => call)).toEqual(['createIntent']);
  });

  it("passes on the server's sold-out message", async () => {
    const soldOut = { errors: { 'cart[0].variant_id': 'Forest Shirt - M / Moss is sold out.' } };

    const result = await buy(aCheckout(), stubCalls({ createIntent: rejects(soldOut) }).calls);

    expect(result).toMatchObject({
      kind: 'failed',
      result: {
        error: 'An error occurred',
        reason: 'Forest Shirt - M / Moss is sold out. Your card was not charged this time.',
        remedy: 'cart',
      },
    });
  });

  it('says that nothing was charged and when to try again after too many attempts', async () => {
    const limited = { status: 429, errors: undefined, retryAfterSeconds: 120 };

    const result = await buy(aCheckout(), stubCalls({ createIntent: rejects(limited) }).calls);

    expect(result).toMatchObject({
      result: {
        reason:
          'Failed to create payment intent. There were too many attempts. Your card was not charged this time. Please try again in 2 minutes.',
      },
    });
    expect(result).not.toHaveProperty('result.remedy');
  });

  it('leads back to the address that the server refused', async () => {
    const refused = { errors: { 'shipping_address.postal_code': 'Invalid ZIP code.' } };

    const result = await buy(aCheckout(), stubCalls({ createIntent: rejects(refused) }).calls);

    expect(result).toMatchObject({
      result: {
        reason: 'Invalid ZIP code. Your card was not charged this time.',
        remedy: 'shippingStep',
      },
    });
  });

  it('passes on that the order was already paid, for example after the page was lost', async () => {
    const paid = { status: 409, detail: 'This has already been paid.', type: PAYMENT_PROBLEMS.alreadyPaid };

    const result = await buy(aCheckout(), stubCalls({ createIntent: rejects(paid) }).calls);

    expect(result).toMatchObject({
      kind: 'failed',
      result: { error: 'An error occurred', reason: 'This has already been paid.', remedy: 'findOrder' },
    });
  });

  it('says that nothing was charged when the card could not be sent', async () => {
    const result = await buy(aCheckout(), stubCalls({ confirm: async () => ({ kind: 'failed' }) }).calls);

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
      const result = await buy(aCheckout(), stubCalls({ confirm, sendEmail: fails }).calls);

      expect(result).toMatchObject({
        kind: 'failed',
        result: { reason: expect.stringMatching(/^We do not know yet whether your card was charged/) },
      });
    },
  );

  it('succeeds when the answer of the provider is lost and the server finds the payment', async () => {
    const { log, calls } = stubCalls({ confirm: fails });

    expect((await buy(aCheckout(), calls)).kind).toBe('succeeded');
    expect(log.map(([call]) => call)).toEqual(['createIntent', 'confirm', 'sendEmail']);
  });

  it('leads to the order of an earlier attempt that was paid, and confirms no card', async () => {
    const ordered = [{ product_id: 'shirt', variant_id: 102, quantity: 1 }];
    const paid = { order_number: 'PN-000011', order_token: 'earlier', ordered };
    const { log, calls } = stubCalls({ createIntent: rejects({ status: 409, paid }) });

    expect(await buy(aCheckout(), calls)).toEqual({ kind: 'paidEarlier', orderToken: 'earlier', ordered });
    expect(log.map(([call]) => call)).toEqual(['createIntent']);
  });

  it('returns the old and new totals without confirming the card when prices changed', async () => {
    const figures = { subtotal: 55, shipping_cost: 7.99, tax_amount: 3.85, total: 66.84 };
    const { log, calls } = stubCalls({ createIntent: rejects({ status: 409, figures }) });

    const result = await buy(aCheckout(), calls);

    expect(result).toEqual({
      kind: 'changed',
      before: { subtotalCents: 5300, discountCents: 0, shippingCents: 799, taxCents: 371, totalCents: 6470 },
      after: { subtotalCents: 5500, discountCents: 0, shippingCents: 799, taxCents: 385, totalCents: 6684 },
    });
    expect(log).toHaveLength(1);
  });
});
