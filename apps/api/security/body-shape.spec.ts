import {
  buildDonationRequest,
  createVisitor,
  post,
  TRUST_LOCAL_PROXY,
  buildShippingForm,
  buildQuote,
  startServer,
} from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const line = { product_id: 'mug', variant_id: 1, quantity: 1, price: 16 };
const { firstName, lastName, email, address1, city, region, zip } = buildShippingForm();
const quote = buildQuote([line]);
const purchase = {
  amount: 1600,
  first_name: firstName,
  last_name: lastName,
  email,
  cart: [line],
  shipping_cost: 0,
  tax_amount: 0,
  shipping_address: { line1: address1, city, state: region, postal_code: zip, country: 'US' },
};
const tribute = { kind: 'honor', name: 'Grace Okafor', card: { name: 'Bo Li', email: 'bo@example.org' } };
const donation = { ...buildDonationRequest(), tribute };

const SHIPPING = '/api/shipping-options/';
const TAX = '/api/calculate-tax/';
const PURCHASE = '/api/create-purchase-payment-intent/';
const DONATION = '/api/create-payment-intent/';
const ORDER_EMAIL = '/api/send-order-email/';

const server = await startServer(TRUST_LOCAL_PROXY);

describe('request body validation', () => {
  const postInvalid = async (path: string, body: object) => {
    const response = await post(server, path, body, createVisitor());
    return { status: response.status, ...((await response.json()) as { errors?: Record<string, string> }) };
  };

  it.each([
    [SHIPPING, { ...quote, address_to: undefined }, 'address_to', 'Address is required.'],
    [TAX, { ...quote, address_to: undefined }, 'address_to', 'Address is required.'],
    [
      PURCHASE,
      { ...purchase, shipping_address: undefined },
      'shipping_address',
      'Shipping address is required.',
    ],
  ])('requires the address in a body sent to %s', async (path, body, field, message) => {
    expect(await postInvalid(path, body)).toMatchObject({ status: 422, errors: { [field]: message } });
  });

  it.each([
    [SHIPPING, { ...quote, address_to: { ...quote.address_to, role: 'admin' } }, 'address_to.role'],
    [SHIPPING, { ...quote, line_items: [{ ...line, role: 'admin' }] }, 'line_items[0].role'],
    [TAX, { ...quote, line_items: [line, { ...line, id: 1 }] }, 'line_items[1].id'],
    [PURCHASE, { ...purchase, cart: [{ ...line, state: 'paid' }] }, 'cart[0].state'],
    [
      PURCHASE,
      { ...purchase, shipping_address: { ...purchase.shipping_address, id: 1 } },
      'shipping_address.id',
    ],
    [
      DONATION,
      { ...donation, metadata: { transaction_type: 'donation', order_id: '17' } },
      'metadata.order_id',
    ],
    [DONATION, { ...donation, tribute: { ...tribute, wall_state: 'shown' } }, 'tribute.wall_state'],
    [DONATION, { ...donation, tribute: { ...tribute, card: { ...tribute.card, id: 1 } } }, 'tribute.card.id'],
  ])('rejects the unknown field $2 in a body sent to $0', async (path, body, field) => {
    const { status, errors } = await postInvalid(path, body);

    expect([status, errors]).toEqual([422, { [field]: 'Unknown field.' }]);
  });

  it.each([
    [SHIPPING, 'line_items'],
    [TAX, 'line_items'],
    [PURCHASE, 'cart'],
    [ORDER_EMAIL, 'cart'],
  ])('rejects an oversized list sent to %s before validating its entries', async (path, list) => {
    const response = await post(server, path, { [list]: Array(33_000).fill({}) }, createVisitor());

    expect(response.status).toBe(422);
    expect((await response.text()).length).toBeLessThan(1000);
  });
});
