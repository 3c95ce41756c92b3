import {
  createVisitor,
  post,
  TRUST_LOCAL_PROXY,
  buildLineItem,
  buildQuote,
  fetchProductsByTitle,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { CartPricing } from '../catalog/cart-pricing.service.ts';
import { TaxService } from './tax.service.ts';

type Call = { method: string; path: string; body: Record<string, unknown>; status: number };

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
const products = await fetchProductsByTitle(server);
const shirt = products.get('Question Shirt');
const mug = products.get('Banana Mug');

beforeEach(() => sandbox.reset());

const requestTax = (quote: object) => post(server, '/api/calculate-tax/', quote, createVisitor());
const listTaxCalls = async () =>
  ((await sandbox.calls('stripe')) as unknown as Call[]).filter(({ path }) => path.startsWith('/v1/tax/'));

describe('sales tax', () => {
  it('is computed for items and shipping, in cents', async () => {
    const quote = buildQuote([buildLineItem(shirt, 'M / Forest', 2), buildLineItem(mug, '11oz / White')]);

    const response = await requestTax({ ...quote, shipping_cost: 13.64 });

    expect(response.status).toBe(200);
    // Iowa's 6 % of $52.00, $16.00 and $13.64.
    expect(await response.json()).toEqual({ tax_amount_exclusive: 312 + 96 + 82 });
  });

  it('is zero in a state where none is collected', async () => {
    const oregon = { region: 'OR', city: 'Portland', zip: '97201' };

    const response = await requestTax(buildQuote([buildLineItem(mug, '11oz / White')], oregon));

    expect(await response.json()).toEqual({ tax_amount_exclusive: 0 });
  });

  it("uses the store's prices, whatever the browser sent", async () => {
    const line = { ...buildLineItem(mug, '11oz / White'), price: 0.01 };

    const response = await requestTax(buildQuote([line]));

    expect(await response.json()).toEqual({ tax_amount_exclusive: 96 });
  });

  it('distinguishes clothing from other items', async () => {
    await requestTax({
      ...buildQuote([buildLineItem(shirt, 'M / Forest'), buildLineItem(mug, '11oz / White')]),
      shipping_cost: 5,
    });

    const [call] = await listTaxCalls();
    expect(call?.body).toMatchObject({
      line_items: [{ tax_code: 'txcd_30011000' }, { tax_code: 'txcd_99999999' }],
      shipping_cost: { amount: '500', tax_code: 'txcd_92010001' },
    });
  });

  it('can be calculated for one item that is split into two lines', async () => {
    const line = buildLineItem(mug, '11oz / White');

    expect((await requestTax(buildQuote([line, line]))).status).toBe(200);
  });
});

describe('a tax calculation that fails', () => {
  it('tells the buyer what to correct when the address does not exist', async () => {
    const response = await requestTax(
      buildQuote([buildLineItem(mug, '11oz / White')], { region: 'IA', zip: '10001' }),
    );

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: {
        'address_to.zip':
          'We could not find this address. Please check the street, city, state and ZIP code.',
      },
    });
  });

  it('rejects items that cannot be bought', async () => {
    const response = await requestTax(buildQuote([buildLineItem(shirt, 'XL / Forest')]));

    expect(response.status).toBe(422);
    expect(await listTaxCalls()).toEqual([]);
  });

  it('returns 503 while the tax service is down', async () => {
    await sandbox.injectFault({ service: 'stripe', mode: 'down', match: '/v1/tax' });

    const response = await requestTax(buildQuote([buildLineItem(mug, '11oz / White')]));

    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).not.toBeNull();
  });
});

describe('collected tax', () => {
  const ADDRESS = {
    address1: '1 Road',
    address2: '',
    city: 'Ames',
    region: 'IA',
    zip: '50010',
    country: 'US',
  };

  async function createCalculation() {
    const lines = await server.app
      .get(CartPricing)
      .price([buildLineItem(mug, '11oz / White')], { field: 'cart' });
    return server.app.get(TaxService).calculate(lines, 500, ADDRESS);
  }

  it('is recorded once, however often that is retried', async () => {
    const tax = server.app.get(TaxService);
    const { calculationId, taxCents } = await createCalculation();

    await Promise.all([1, 2, 3].map(() => tax.recordTransaction(calculationId, 'PN-000001')));
    await tax.recordTransaction(calculationId, 'PN-000001');

    const created = (await listTaxCalls()).filter(({ path }) => path.endsWith('/create_from_calculation'));
    expect(taxCents).toBe(96 + 30);
    expect(created.length).toBeLessThanOrEqual(3);
    expect(created.map(({ status }) => status)).not.toContain(400);
  });

  it('is reversed in part, once per refund', async () => {
    const tax = server.app.get(TaxService);
    const { calculationId } = await createCalculation();
    await tax.recordTransaction(calculationId, 'PN-000002');

    await tax.reverseTransaction('PN-000002', 'PN-000002-refund-1', 1000);
    await tax.reverseTransaction('PN-000002', 'PN-000002-refund-1', 1000);
    await tax.reverseTransaction('PN-000002', 'PN-000002-refund-2', 1226);

    const reversals = (await listTaxCalls()).filter(({ path }) => path.endsWith('/create_reversal'));
    expect(reversals.map(({ body, status }) => [body.flat_amount, status])).toEqual([
      ['-1000', 200],
      ['-1000', 200],
      ['-1226', 200],
    ]);
  });

  it('is not reversed before it is recorded', async () => {
    const reversal = server.app.get(TaxService).reverseTransaction('PN-000003', 'PN-000003-refund-1', 'all');

    await expect(reversal).rejects.toMatchObject({ status: 503 });
  });
});
