import type { CheckoutProblem } from '@paniscus/domain/checkout';
import { aCart, aProblem } from '@paniscus/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { checkDiscount } from './discount.flow';

const CHECKOUT_ID = '6f1c1a2e-7f6b-4d0e-9a55-0f6a4f1d2c3b';
const rejectWith = (problem: CheckoutProblem | undefined) =>
  checkDiscount(aCart(), 'spring10', CHECKOUT_ID, {
    check: () => Promise.reject(new Error('no discount')),
    toProblem: () => problem,
  });

describe('checking a discount code', () => {
  it('names the code as the server knows it, with its amount', async () => {
    const check = vi.fn(async () => ({ code: 'SPRING10', discount_amount: 530 }));

    const entry = await checkDiscount(aCart(), 'spring10', CHECKOUT_ID, {
      check,
      toProblem: () => undefined,
    });

    expect(entry).toEqual({ kind: 'applied', code: 'SPRING10', cents: 530 });
    expect(check).toHaveBeenCalledWith({
      code: 'spring10',
      line_items: [
        { product_id: '65f0c0ffee0000000000a001', variant_id: 102, quantity: 1, price: 24 },
        { product_id: '65f0c0ffee0000000000a002', variant_id: 201, quantity: 2, price: 14.5 },
      ],
      checkout_id: CHECKOUT_ID,
    });
  });

  it("shows the server's reason at the code as it was typed", async () => {
    expect(
      await rejectWith(aProblem({ errors: { code: 'We do not recognize this discount code.' } })),
    ).toEqual({
      kind: 'rejected',
      code: 'spring10',
      message: 'We do not recognize this discount code.',
    });
  });

  it('says what is wrong with the cart when that is why the code was not checked', async () => {
    const message = 'Question Shirt is sold out. Please remove it from your cart.';

    expect(await rejectWith(aProblem({ errors: { variant_id: message } }))).toMatchObject({ message });
  });

  it('says when to try again after too many codes', async () => {
    const problem = { ...aProblem(), status: 429, retryAfterSeconds: 120 };

    expect(await rejectWith(problem)).toMatchObject({
      message:
        'Too many discount codes were entered. Please try again in 2 minutes, or continue without a code.',
    });
  });

  it('does not call a code wrong that could not be checked', async () => {
    expect(await rejectWith(undefined)).toMatchObject({
      message: 'We could not check this code. Please try again, or continue: the next step checks it, too.',
    });
  });
});
