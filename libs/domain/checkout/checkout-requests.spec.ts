import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/first-failure.ts';
import { getCorrectedTotals, getRefusal } from './checkout-problem.ts';
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

describe('what the checkout sends', () => {
  it('asks for shipping with the goods, the address and a placeholder for a phone that was not given', () => {
    const request = buildQuoteRequest(cart, shipping, 0);

    expect(collectFailures(quoteSchema, request)).toEqual([]);
    expect(request).toMatchObject({
      zip: '50309',
      line_items: [{ product_id: 'mug', variant_id: 201, quantity: 2, price: 14.5 }],
      address_to: { first_name: 'Ada', city: 'Des Moines', phone: '0000000000', country: 'US' },
      shipping_cost: 0,
    });
  });

  it('asks for tax with what shipping costs, in dollars', () => {
    expect(buildQuoteRequest(cart, shipping, 799).shipping_cost).toBe(7.99);
  });

  it('asks for the payment in cents, with the sums it is made of in dollars', () => {
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

  it('asks for the e-mail with the whole order', () => {
    const request = buildOrderEmailRequest(buildOrderDetails(data, 'pi_12'));

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

describe('a refusal of the server', () => {
  it.each([
    ['address_to.zip', 'zip'],
    ['shipping_address.postal_code', 'zip'],
    ['address_to.first_name', 'firstName'],
    ['shipping_address.line1', 'address1'],
    ['email', 'email'],
  ] as const)('about %s belongs to a field of the form', (path, field) => {
    expect(getRefusal(problem(422, { errors: { [path]: 'Not there.' } }))).toEqual({
      message: 'Not there.',
      field,
    });
  });

  it('about something in the cart belongs to no field', () => {
    const soldOut = problem(422, { errors: { 'line_items.0.variant_id': 'Banana Mug is sold out.' } });

    expect(getRefusal(soldOut)).toEqual({ message: 'Banana Mug is sold out.' });
  });

  it('tells of an order that is paid already', () => {
    expect(getRefusal(problem(409, { detail: 'This has already been paid.' }))).toEqual({
      message: 'This has already been paid.',
    });
  });

  it('is none when the server or the way to it has failed', () => {
    expect(getRefusal(problem(503, { detail: 'The print shop is away.' }))).toBeUndefined();
    expect(getRefusal(undefined)).toBeUndefined();
  });
});

describe('the right figures of a 409', () => {
  const figures = { subtotal: 30, shipping_cost: 7.99, tax_amount: 2.1, total: 40.09 };

  it('are read in cents', () => {
    expect(getCorrectedTotals(problem(409, { figures }))).toEqual({
      subtotalCents: 3000,
      shippingCents: 799,
      taxCents: 210,
      totalCents: 4009,
    });
  });

  it('are not believed when they do not add up', () => {
    expect(getCorrectedTotals(problem(409, { figures: { ...figures, total: 41 } }))).toBeUndefined();
  });

  it('are there on a conflict about figures only', () => {
    expect(getCorrectedTotals(problem(409, {}))).toBeUndefined();
    expect(getCorrectedTotals(problem(422, { figures }))).toBeUndefined();
  });
});
