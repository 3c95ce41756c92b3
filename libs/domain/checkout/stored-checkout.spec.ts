import { describe, expect, it } from 'vitest';
import { parseCheckoutData } from './stored-checkout.ts';

const data = {
  checkoutId: '7f9b2c1e-9f0a-4d57-8f0e-2f1f8f4c2a11',
  cart: [
    {
      product_id: 'shirt',
      variant_id: 102,
      title: 'Forest Shirt - M / Moss',
      quantity: 1,
      price: 24,
      image: '',
    },
  ],
  shipping: {
    address1: '12 River Road',
    address2: '',
    city: 'Des Moines',
    region: 'IA',
    zip: '50309',
    firstName: 'Ada',
    lastName: 'Nguyen',
    email: 'ada@example.org',
    phone: '',
  },
  shippingCents: 799,
  taxCents: 168,
};

describe('stored checkout data', () => {
  it('is parsed unchanged after it was stored', () => {
    const discounted = { ...data, discount: { code: 'SPRING10', cents: 240 } };

    expect(parseCheckoutData(JSON.parse(JSON.stringify(data)))).toEqual(data);
    expect(parseCheckoutData(JSON.parse(JSON.stringify(discounted)))).toEqual(discounted);
  });

  it.each([
    ['no value', undefined],
    ['text instead of an object', 'checkout'],
    ['no cart', { ...data, cart: undefined }],
    ['an empty cart', { ...data, cart: [] }],
    ['a malformed cart', { ...data, cart: [{ product_id: 'shirt', quantity: -1 }] }],
    ['no address', { ...data, shipping: undefined }],
    ['an address that step 1 rejects', { ...data, shipping: { ...data.shipping, zip: '1' } }],
    ['an amount sent as text', { ...data, taxCents: '168' }],
    ['a negative amount', { ...data, shippingCents: -1 }],
    ['a discount without a code', { ...data, discount: { cents: 240 } }],
    ['a numeric id', { ...data, checkoutId: 7 }],
  ])('is rejected when it has %s', (_what, stored) => {
    expect(parseCheckoutData(stored)).toBeUndefined();
  });
});
