import { describe, expect, it } from 'vitest';
import { startTestSandbox, createStripe } from '../test-sandbox.ts';
import { setUpCustomer, createSubscription } from './test-subscriptions.ts';

async function startStripe() {
  const { urls } = await startTestSandbox();
  return createStripe(urls.http);
}

describe('products and prices', () => {
  it('create a product with a chosen id only once', async () => {
    const stripe = await startStripe();

    await stripe.products.create({ id: 'monthly-gift', name: 'Monthly gift', metadata: { kind: 'gift' } });
    const repeated = stripe.products.create({ id: 'monthly-gift', name: 'Another' });

    await expect(repeated).rejects.toMatchObject({ statusCode: 400, code: 'resource_already_exists' });
    expect(await stripe.products.retrieve('monthly-gift')).toMatchObject({
      name: 'Monthly gift',
      active: true,
      metadata: { kind: 'gift' },
    });
    await expect(stripe.products.retrieve('nothing')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('create monthly prices and expand their product', async () => {
    const stripe = await startStripe();
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
    const stripe = await startStripe();
    await stripe.products.create({ id: 'monthly-gift', name: 'Monthly gift' });
    const params = { currency: 'usd', unit_amount: 2500 };

    const withoutProduct = stripe.prices.create({
      ...params,
      product: 'nothing',
      recurring: { interval: 'month' },
    });
    const weekly = stripe.prices.create({
      ...params,
      product: 'monthly-gift',
      recurring: { interval: 'week' },
    });

    await expect(withoutProduct).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'product',
    });
    await expect(weekly).rejects.toMatchObject({ param: 'recurring[interval]' });
  });

  it('bill a subscription by an existing price and quantity', async () => {
    const { stripe, customer } = await setUpCustomer();
    const { id } = await stripe.prices.create({
      product: 'monthly-gift',
      currency: 'usd',
      unit_amount: 500,
      recurring: { interval: 'month' },
    });

    const { invoice } = await createSubscription(stripe, customer.id, {
      items: [{ price: id, quantity: 3 }],
    });

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
    const { stripe, customer } = await setUpCustomer();
    const { id } = await stripe.prices.create({ product: 'monthly-gift', currency: 'usd', unit_amount: 500 });

    const creation = createSubscription(stripe, customer.id, { items: [{ price: id }] });

    await expect(creation).rejects.toMatchObject({ param: 'items[0][price]' });
  });
});
