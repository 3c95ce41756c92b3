import { describe, expect, it } from 'vitest';
import { aSandbox, createStripe } from '../sandbox-under-test.ts';
import { aMonthlySite, aSubscription } from './subscriptions-under-test.ts';

async function aStripe() {
  const { addresses } = await aSandbox();
  return createStripe(addresses.http);
}

describe('products and prices', () => {
  it('create a product with a chosen id only once', async () => {
    const stripe = await aStripe();

    await stripe.products.create({ id: 'monthly-gift', name: 'Monthly gift', metadata: { kind: 'gift' } });
    const again = stripe.products.create({ id: 'monthly-gift', name: 'Another' });

    await expect(again).rejects.toMatchObject({ statusCode: 400, code: 'resource_already_exists' });
    expect(await stripe.products.retrieve('monthly-gift')).toMatchObject({
      name: 'Monthly gift',
      active: true,
      metadata: { kind: 'gift' },
    });
    await expect(stripe.products.retrieve('nothing')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('create monthly prices and expand their product', async () => {
    const stripe = await aStripe();
    await stripe.products.create({ id: 'monthly-gift', name: 'Monthly gift' });

    const { id } = await stripe.prices.create({
      product: 'monthly-gift',
      currency: 'usd',
      unit_amount: 2500,
      recurring: { interval: 'month' },
    });

    const price = await stripe.prices.retrieve(id, { expand: ['product'] });
    expect(price).toMatchObject({
      type: 'recurring',
      unit_amount: 2500,
      recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
      product: { id: 'monthly-gift', name: 'Monthly gift' },
    });
    expect(String(price.unit_amount_decimal)).toBe('2500');
  });

  it('reject a price for an unknown product, and other intervals', async () => {
    const stripe = await aStripe();
    await stripe.products.create({ id: 'monthly-gift', name: 'Monthly gift' });
    const asked = { currency: 'usd', unit_amount: 2500 };

    const homeless = stripe.prices.create({ ...asked, product: 'nothing', recurring: { interval: 'month' } });
    const yearly = stripe.prices.create({
      ...asked,
      product: 'monthly-gift',
      recurring: { interval: 'year' },
    });

    await expect(homeless).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'product',
    });
    await expect(yearly).rejects.toMatchObject({ param: 'recurring[interval]' });
  });

  it('bill a subscription by an existing price and quantity', async () => {
    const { stripe, customer } = await aMonthlySite();
    const { id } = await stripe.prices.create({
      product: 'monthly-gift',
      currency: 'usd',
      unit_amount: 500,
      recurring: { interval: 'month' },
    });

    const { invoice } = await aSubscription(stripe, customer.id, { items: [{ price: id, quantity: 3 }] });

    expect(invoice.amount_due).toBe(1500);
    expect(invoice.lines.data).toMatchObject([
      {
        amount: 1500,
        description: '3 × Monthly gift (at $5.00 / month)',
        pricing: { price_details: { price: id } },
      },
    ]);
  });

  it('reject a subscription with a one-time price', async () => {
    const { stripe, customer } = await aMonthlySite();
    const { id } = await stripe.prices.create({ product: 'monthly-gift', currency: 'usd', unit_amount: 500 });

    const asking = aSubscription(stripe, customer.id, { items: [{ price: id }] });

    await expect(asking).rejects.toMatchObject({ param: 'items[0][price]' });
  });
});
