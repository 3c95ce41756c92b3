import { describe, expect, it } from 'vitest';
import { checkoutDataFrom } from './stored-checkout.ts';

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
  it('is read back as it was written', () => {
    expect(checkoutDataFrom(JSON.parse(JSON.stringify(data)))).toEqual(data);
  });

  it.each([
    ['nothing', undefined],
    ['no object', 'checkout'],
    ['no cart', { ...data, cart: undefined }],
    ['an empty cart', { ...data, cart: [] }],
    ['a cart of nonsense', { ...data, cart: [{ product_id: 'shirt', quantity: -1 }] }],
    ['no address', { ...data, shipping: undefined }],
    ['an address that step 1 would refuse', { ...data, shipping: { ...data.shipping, zip: '1' } }],
    ['a sum that is no number', { ...data, taxCents: '168' }],
    ['a sum below nothing', { ...data, shippingCents: -1 }],
    ['no id', { ...data, checkoutId: 7 }],
  ])('is rejected with %s', (_what, stored) => {
    expect(checkoutDataFrom(stored)).toBeUndefined();
  });
});
