import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import { getCorrectedTotals, toCheckoutRejection } from './checkout-problem.ts';
import {
  buildOrderDetails,
  buildOrderEmailRequest,
  buildPurchaseRequest,
  buildQuoteRequest,
} from './checkout-requests.ts';
import { orderEmailSchema, purchaseIntentSchema } from './purchase-api.schema.ts';
import { quoteSchema } from './quote-api.schema.ts';

const cart = [
  { product_id: 'mug', variant_id: 201, title: 'Banana Mug - 11oz', quantity: 2, price: 14.5, image: '' },
];
const shipping = {
  address1: '12 River Road',
  address2: ' ',
  city: ' Des Moines',
  region: 'IA',
  zip: '50309 ',
  firstName: 'Ada ',
  lastName: 'Nguyen',
  email: 'ada@example.org',
  phone: '',
};
const data = {
  checkoutId: '6f1c1a2e-7f6b-4d0e-9a55-0f6a4f1d2c3b',
  cart,
  shipping,
  shippingCents: 799,
  taxCents: 203,
};

describe('checkout requests', () => {
  it('request a shipping quote with the items, the address and a placeholder for a missing phone number', () => {
    const request = buildQuoteRequest({ cart, shippingCents: 0 }, shipping);

    expect(collectFailures(quoteSchema, request)).toEqual([]);
    expect(request).toMatchObject({
      zip: '50309',
      line_items: [{ product_id: 'mug', variant_id: 201, quantity: 2, price: 14.5 }],
      address_to: { first_name: 'Ada', city: 'Des Moines', phone: '0000000000', country: 'US' },
      shipping_cost: 0,
    });
  });

  it('request tax with the shipping cost in dollars', () => {
    expect(buildQuoteRequest({ cart, shippingCents: 799 }, shipping).shipping_cost).toBe(7.99);
  });

  it('name the discount code, its amount and the checkout that may have reserved it', () => {
    const { checkoutId } = data;
    const quote = buildQuoteRequest(
      { cart, shippingCents: 799, discountCode: 'spring10', checkoutId },
      shipping,
    );
    const discount = { code: 'SPRING10', cents: 290 };
    const purchase = buildPurchaseRequest({ ...data, discount });

    expect(collectFailures(quoteSchema, quote)).toEqual([]);
    expect(quote).toMatchObject({ discount_code: 'spring10', checkout_id: checkoutId });
    expect(collectFailures(purchaseIntentSchema, purchase)).toEqual([]);
    expect(purchase).toMatchObject({ amount: 3612, discount_code: 'SPRING10', discount: 2.9 });
    const intent = { clientSecret: 'pi_12_secret_34', order_number: 'PN-000017', order_token: 'token' };
    expect(buildOrderDetails({ ...data, discount }, intent)).toMatchObject({ discount, totalCents: 3612 });
  });

  it('request the payment intent in cents, with the other sums in dollars', () => {
    const request = buildPurchaseRequest(data, 'token');

    expect(collectFailures(purchaseIntentSchema, request)).toEqual([]);
    expect(request).toMatchObject({
      amount: 3902,
      shipping_cost: 7.99,
      tax_amount: 2.03,
      checkout_id: '6f1c1a2e-7f6b-4d0e-9a55-0f6a4f1d2c3b',
      page_token: 'token',
      shipping_address: { line1: '12 River Road', city: 'Des Moines', state: 'IA', postal_code: '50309' },
    });
    expect(request).not.toHaveProperty('phone');
    expect(request.shipping_address).not.toHaveProperty('line2');
  });

  it('request the order email with the full order', () => {
    const intent = { clientSecret: 'pi_12_secret_34', order_number: 'PN-000017', order_token: 'token' };

    const request = buildOrderEmailRequest(buildOrderDetails(data, intent));

    expect(collectFailures(orderEmailSchema, request)).toEqual([]);
    expect(request).toEqual({
      payment_intent_id: 'pi_12',
      cart,
      shipping_cost: 7.99,
      tax_amount: 2.03,
      total: 39.02,
      customer_email: 'ada@example.org',
      customer_name: 'Ada Nguyen',
      shipping_address: '12 River Road, Des Moines, IA 50309, US',
    });
  });
});

const problem = (status: number, rest: object) => ({
  type: 'about:blank',
  title: 'Problem',
  status,
  ...rest,
});

describe('checkout rejection', () => {
  it.each([
    ['address_to.zip', 'zip'],
    ['shipping_address.postal_code', 'zip'],
    ['address_to.first_name', 'firstName'],
    ['shipping_address.line1', 'address1'],
    ['email', 'email'],
  ] as const)('maps the API field %s to the form field %s', (path, field) => {
    expect(toCheckoutRejection(problem(422, { errors: { [path]: 'Not there.' } }))).toEqual({
      message: 'Not there.',
      field,
    });
  });

  it('has no form field when it concerns a cart item', () => {
    const soldOut = problem(422, { errors: { 'line_items.0.variant_id': 'Banana Mug is sold out.' } });

    expect(toCheckoutRejection(soldOut)).toEqual({ message: 'Banana Mug is sold out.' });
  });

  it('reports that the order has already been paid', () => {
    expect(toCheckoutRejection(problem(409, { detail: 'This has already been paid.' }))).toEqual({
      message: 'This has already been paid.',
    });
  });

  it('is undefined when the server or the connection fails', () => {
    expect(toCheckoutRejection(problem(503, { detail: 'Printify is unavailable.' }))).toBeUndefined();
    expect(toCheckoutRejection(undefined)).toBeUndefined();
  });
});

describe('corrected totals of a 409 response', () => {
  const figures = { subtotal: 30, shipping_cost: 7.99, tax_amount: 2.1, total: 40.09 };

  it('are converted to cents', () => {
    expect(getCorrectedTotals(problem(409, { figures }))).toEqual({
      subtotalCents: 3000,
      discountCents: 0,
      shippingCents: 799,
      taxCents: 210,
      totalCents: 4009,
    });
  });

  it('include a discount', () => {
    const discounted = { ...figures, discount: 3, total: 37.09 };

    expect(getCorrectedTotals(problem(409, { figures: discounted }))).toMatchObject({
      discountCents: 300,
      totalCents: 3709,
    });
    expect(getCorrectedTotals(problem(409, { figures: { ...discounted, total: 40.09 } }))).toBeUndefined();
  });

  it('are rejected when they do not add up', () => {
    expect(getCorrectedTotals(problem(409, { figures: { ...figures, total: 41 } }))).toBeUndefined();
  });

  it('are undefined without a 409 status or without figures', () => {
    expect(getCorrectedTotals(problem(409, {}))).toBeUndefined();
    expect(getCorrectedTotals(problem(422, { figures }))).toBeUndefined();
  });
});
