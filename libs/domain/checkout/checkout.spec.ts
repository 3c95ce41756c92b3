import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeLineCents } from '../cart/cart.rules.ts';
import { toBillingForm, formatPostalAddress, findStateCode, computeTotals } from './checkout.rules.ts';

const shirt = {
  product_id: 'shirt',
  variant_id: 102,
  title: 'Forest Shirt - M / Moss',
  quantity: 1,
  price: 24,
  image: '',
};
const mugs = { ...shirt, product_id: 'mug', variant_id: 201, quantity: 2, price: 14.5 };
const form = {
  address1: ' 12 River Road ',
  address2: '',
  city: 'Des Moines',
  region: 'IA',
  zip: '50309',
  firstName: 'Ada',
  lastName: 'Nguyen',
  email: 'ada@example.org',
  phone: '',
};

describe('checkout totals', () => {
  it('are the sum of items, shipping and tax', () => {
    expect(computeTotals({ cart: [shirt, mugs], shippingCents: 799, taxCents: 371 })).toEqual({
      subtotalCents: 5300,
      discountCents: 0,
      shippingCents: 799,
      taxCents: 371,
      totalCents: 6470,
    });
  });

  it('are lowered by a discount', () => {
    const discount = { code: 'SPRING10', cents: 530 };

    expect(computeTotals({ cart: [shirt, mugs], shippingCents: 799, taxCents: 340, discount })).toEqual({
      subtotalCents: 5300,
      discountCents: 530,
      shippingCents: 799,
      taxCents: 340,
      totalCents: 5909,
    });
  });

  it('add up to the cent for any cart', () => {
    const anyLine = fc.record({
      price: fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const anyCents = fc.integer({ min: 0, max: 99_999 });

    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 50 }), anyCents, anyCents, (lines, shipping, tax) => {
        const cart = lines.map((line) => ({ ...shirt, ...line }));
        const totals = computeTotals({ cart, shippingCents: shipping, taxCents: tax });

        expect(Number.isInteger(totals.totalCents)).toBe(true);
        expect(totals.subtotalCents).toBe(cart.reduce((sum, line) => sum + computeLineCents(line), 0));
        expect(totals.totalCents).toBe(totals.subtotalCents + shipping + tax);
      }),
    );
  });
});

describe('postal address', () => {
  it('is formatted on one line without empty parts', () => {
    expect(formatPostalAddress(form)).toBe('12 River Road, Des Moines, IA 50309, US');
    expect(formatPostalAddress({ ...form, address2: 'Apt 4' })).toBe(
      '12 River Road, Apt 4, Des Moines, IA 50309, US',
    );
  });

  it('becomes the billing address without name and contact data', () => {
    expect(toBillingForm(form)).toEqual({
      address1: ' 12 River Road ',
      address2: '',
      city: 'Des Moines',
      region: 'IA',
      zip: '50309',
    });
  });

  it('identifies its state by code or name', () => {
    expect(findStateCode(' iowa ')).toBe('IA');
    expect(findStateCode('ia')).toBe('IA');
    expect(findStateCode('Ontario')).toBeUndefined();
  });
});
