import type { CheckoutProblem } from '@paniscus/domain/checkout';
import { aCheckout, aProblem } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import { buy } from './buy.flow';
import type { BuyCalls } from './buy.flow';

class Refusal extends Error {
  constructor(readonly problem: CheckoutProblem) {
    super(problem.title);
  }
}

/** Stubs of the three calls, successful by default, with a log of their arguments in order. */
function calls(changes: Partial<BuyCalls> = {}) {
  const asked: [string, unknown][] = [];
  const well = {
    createIntent: async () => ({ clientSecret: 'pi_12_secret_34' }),
    confirm: async () => ({ kind: 'succeeded' as const }),
    sendEmail: async () => undefined,
    ...changes,
  };
  const recorded: BuyCalls = {
    createIntent: (request) => (asked.push(['createIntent', request]), well.createIntent(request)),
    confirm: (secret) => (asked.push(['confirm', secret]), well.confirm(secret)),
    sendEmail: (request) => (asked.push(['sendEmail', request]), well.sendEmail(request)),
    toProblem: (error) => (error instanceof Refusal ? error.problem : undefined),
  };
  return { asked, recorded };
}

const fails = () => Promise.reject(new Error('503'));
const refuses = (problem: Partial<CheckoutProblem>) => () =>
  Promise.reject(new Refusal({ ...aProblem(), ...problem }));

describe('purchase', () => {
  it('creates the payment intent, confirms the card and sends the order email, in this order', async () => {
    const { asked, recorded } = calls();

    const outcome = await buy(aCheckout(), recorded, 'token');

    expect(outcome).toMatchObject({
      kind: 'succeeded',
      result: {
        kind: 'succeeded',
        order: { paymentIntentId: 'pi_12', totalCents: 6470, name: 'Ada Nguyen' },
      },
    });
    expect(asked).toMatchObject([
      ['createIntent', { amount: 6470, checkout_id: aCheckout().checkoutId, page_token: 'token' }],
      ['confirm', 'pi_12_secret_34'],
      ['sendEmail', { payment_intent_id: 'pi_12', total: 64.7, customer_name: 'Ada Nguyen' }],
    ]);
  });

  it('reports a paid order when only the email fails', async () => {
    const outcome = await buy(aCheckout(), calls({ sendEmail: fails }).recorded);

    expect(outcome).toMatchObject({ kind: 'emailFailed', result: { order: { totalCents: 6470 } } });
  });
});

describe('failed purchase', () => {
  it("passes on the provider's decline message and sends no email", async () => {
    const { asked, recorded } = calls({
      confirm: async () => ({ kind: 'declined', message: 'Your card was declined.' }),
    });

    const outcome = await buy(aCheckout(), recorded);

    expect(outcome).toEqual({
      kind: 'declined',
      message: 'Your card was declined.',
      result: {
        kind: 'declined',
        error: 'Payment failed. Please try again.',
        reason: 'Your card was declined.',
      },
    });
    expect(asked.map(([call]) => call)).toEqual(['createIntent', 'confirm']);
  });

  it('reports that the payment could not be prepared, without confirming the card', async () => {
    const { asked, recorded } = calls({ createIntent: fails });

    const outcome = await buy(aCheckout(), recorded);

    expect(outcome).toEqual({
      kind: 'failed',
      message: 'An error occurred during payment. Please try again or contact support.',
      result: { kind: 'failed', error: 'An error occurred', reason: 'Failed to create payment intent' },
    });
    expect(asked.map(([call]) => call)).toEqual(['createIntent']);
  });

  it("passes on the server's sold-out message", async () => {
    const soldOut = { errors: { 'cart.0.variant_id': 'Forest Shirt - M / Moss is sold out.' } };

    const outcome = await buy(aCheckout(), calls({ createIntent: refuses(soldOut) }).recorded);

    expect(outcome).toMatchObject({
      kind: 'failed',
      result: { error: 'An error occurred', reason: 'Forest Shirt - M / Moss is sold out.' },
    });
  });

  it('passes on that the order was already paid, for example after the page was lost', async () => {
    const paid = { status: 409, detail: 'This has already been paid.' };

    const outcome = await buy(aCheckout(), calls({ createIntent: refuses(paid) }).recorded);

    expect(outcome).toMatchObject({
      kind: 'failed',
      result: { error: 'An error occurred', reason: 'This has already been paid.' },
    });
  });

  it.each([
    ['the provider cannot be reached', { confirm: fails }],
    ['the provider gives no verdict', { confirm: async () => ({ kind: 'failed' }) }],
  ] satisfies [string, Partial<BuyCalls>][])(
    'reports a failure without a reason when %s',
    async (_case, broken) => {
      const outcome = await buy(aCheckout(), calls(broken).recorded);

      expect(outcome).toMatchObject({
        kind: 'failed',
        result: { kind: 'failed', error: 'An error occurred' },
      });
      expect(outcome).not.toHaveProperty('result.reason');
    },
  );

  it('returns the old and new totals without confirming the card when prices changed', async () => {
    const figures = { subtotal: 55, shipping_cost: 7.99, tax_amount: 3.85, total: 66.84 };
    const { asked, recorded } = calls({ createIntent: refuses({ status: 409, figures }) });

    const outcome = await buy(aCheckout(), recorded);

    expect(outcome).toEqual({
      kind: 'changed',
      before: { subtotalCents: 5300, shippingCents: 799, taxCents: 371, totalCents: 6470 },
      after: { subtotalCents: 5500, shippingCents: 799, taxCents: 385, totalCents: 6684 },
    });
    expect(asked).toHaveLength(1);
  });
});
