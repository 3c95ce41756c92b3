import { describe, expect, it } from 'vitest';
import { PAYMENT_PROBLEMS } from '../payment/payment-problems.data.ts';
import { findCheckoutRemedy } from './checkout-problem.ts';
import type { CheckoutProblem } from './checkout-problem.ts';

const conflict = (detail: string, type = 'about:blank'): CheckoutProblem => ({
  type,
  title: 'Conflict',
  status: 409,
  detail,
});

describe('remedy of a rejected checkout', () => {
  it('is the order when it has already been paid', () => {
    const paid = conflict('This has already been paid.', PAYMENT_PROBLEMS.alreadyPaid);

    expect(findCheckoutRemedy(paid)).toBe('findOrder');
  });

  it('is a new order from the same cart when the order was canceled', () => {
    const canceled = conflict('This order was canceled. Please start over.', PAYMENT_PROBLEMS.orderCanceled);

    expect(findCheckoutRemedy(canceled)).toBe('startOver');
  });

  it.each([
    'The cart changed while the payment was being prepared. Please try again.',
    'This payment has expired. Please try again.',
    'Your earlier payment is still being processed. Please wait a minute and try again.',
    'The amount changed while the payment was being prepared. Please try again.',
  ])('is undefined for “%s” because trying again helps', (detail) => {
    expect(findCheckoutRemedy(conflict(detail))).toBeUndefined();
  });

  it.each([
    ['cart[0].variant_id', 'cart'],
    ['line_items.0.variant_id', 'cart'],
    ['shipping_address.postal_code', 'shippingStep'],
    ['email', 'shippingStep'],
  ])('of an error at %s is the page %s', (path, page) => {
    const problem = { ...conflict(''), status: 422, errors: { [path]: 'Not there.' } };

    expect(findCheckoutRemedy(problem)).toBe(page);
  });
});
