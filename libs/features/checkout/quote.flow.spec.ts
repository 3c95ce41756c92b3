import type { CheckoutProblem } from '@paniscus/domain/checkout';
import { aCart, aProblem, aShippingForm } from '@paniscus/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { quote } from './quote.flow';
import type { QuoteCalls } from './quote.flow';

class ApiError extends Error {
  constructor(readonly problem: CheckoutProblem) {
    super(problem.title);
  }
}

function stubCalls(changes: Partial<QuoteCalls> = {}) {
  const log: [string, number][] = [];
  const calls: QuoteCalls = {
    shippingOptions: async (request) => {
      log.push(['shippingOptions', request.shipping_cost]);
      return changes.shippingOptions?.(request) ?? { standard: { cost: 7.99 } };
    },
    calculateTax: async (request) => {
      log.push(['calculateTax', request.shipping_cost]);
      return changes.calculateTax?.(request) ?? { tax_amount_exclusive: 371 };
    },
    toProblem: (error) => (error instanceof ApiError ? error.problem : undefined),
  };
  return { log, calls };
}

const CHECKOUT_ID = '6f1c1a2e-7f6b-4d0e-9a55-0f6a4f1d2c3b';
const quoted = (discountCode = '') => ({ cart: aCart(), discountCode, checkoutId: CHECKOUT_ID });
const fails = () => Promise.reject(new Error('503'));
const rejects = (field: string) => () =>
  Promise.reject(new ApiError(aProblem({ errors: { [field]: 'We cannot deliver there.' } })));

describe('shipping and tax quote', () => {
  it('requests shipping first, then tax including the shipping cost', async () => {
    const { log, calls } = stubCalls();

    const result = await quote(quoted(), aShippingForm(), calls);

    expect(result).toEqual({ kind: 'quoted', shippingCents: 799, taxCents: 371 });
    expect(log).toEqual([
      ['shippingOptions', 0],
      ['calculateTax', 7.99],
    ]);
  });

  it.each([
    ['the shipping cost is unavailable', { shippingOptions: fails }, 'Failed to fetch shipping options.'],
    ['the tax is unavailable', { calculateTax: fails }, 'Failed to calculate tax.'],
    [
      'the shipping cost is not an amount of money',
      { shippingOptions: async () => ({ standard: { cost: 7.999 } }) },
      'Failed to fetch shipping options.',
    ],
  ] satisfies [string, Partial<QuoteCalls>, string][])(
    'reports the failed step when %s',
    async (_case, broken, reason) => {
      const result = await quote(quoted(), aShippingForm(), stubCalls(broken).calls);

      expect(result).toEqual({
        kind: 'failed',
        message: 'An error occurred while processing your request. Please try again.',
        reason,
      });
    },
  );

  it('has the tax and the amount of a discount code', async () => {
    const calculateTax = vi.fn(async () => ({ tax_amount_exclusive: 334, discount_amount: 530 }));
    const { calls } = stubCalls({ calculateTax });

    const result = await quote(quoted('SPRING10'), aShippingForm(), calls);

    expect(result).toEqual({
      kind: 'quoted',
      shippingCents: 799,
      taxCents: 334,
      discount: { code: 'SPRING10', cents: 530 },
    });
    expect(calculateTax).toHaveBeenCalledWith(
      expect.objectContaining({ discount_code: 'SPRING10', checkout_id: CHECKOUT_ID }),
    );
  });

  it('reports a discount code that does not apply', async () => {
    const { calls } = stubCalls({ calculateTax: rejects('discount_code') });

    const result = await quote(quoted('SPRING1'), aShippingForm(), calls);

    expect(result).toEqual({ kind: 'discountRejected', message: 'We cannot deliver there.' });
  });

  it('says when to try again after too many attempts', async () => {
    const limited = { ...aProblem(), status: 429, retryAfterSeconds: 120 };
    const { calls } = stubCalls({ shippingOptions: () => Promise.reject(new ApiError(limited)) });

    const result = await quote(quoted(), aShippingForm(), calls);

    expect(result).toMatchObject({
      kind: 'failed',
      reason: 'Failed to fetch shipping options. Please try again in 2 minutes.',
    });
  });

  it('reports a rejected ZIP code at its field', async () => {
    const { calls } = stubCalls({ shippingOptions: rejects('address_to.zip') });

    const result = await quote(quoted(), aShippingForm(), calls);

    expect(result).toEqual({ kind: 'rejected', message: 'We cannot deliver there.', field: 'zip' });
  });
});
