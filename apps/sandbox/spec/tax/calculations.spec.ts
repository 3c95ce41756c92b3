import { describe, expect, it } from 'vitest';
import { advanceClock, DAY_S } from '../test-sandbox.ts';
import { startTaxService, buildCalculation } from './test-tax.ts';

describe('tax calculation', () => {
  it('returns state tax on line items and shipping', async () => {
    const { tax } = await startTaxService();

    const calculation = await tax.calculations.create({
      ...buildCalculation(),
      expand: ['line_items.data.tax_breakdown'],
    });

    // 156 + 96 + 67.44
    expect(calculation).toMatchObject({
      object: 'tax.calculation',
      amount_total: 5643,
      tax_amount_exclusive: 319,
      tax_amount_inclusive: 0,
      customer_details: { address: { state: 'IA' }, address_source: 'shipping' },
      shipping_cost: { amount: 1124, amount_tax: 67 },
      tax_breakdown: [
        {
          amount: 319,
          inclusive: false,
          taxable_amount: 5324,
          tax_rate_details: { percentage_decimal: '6.0' },
        },
      ],
    });
    expect(calculation.id).toMatch(/^taxcalc_/);
    expect((calculation.expires_at ?? 0) - calculation.tax_date).toBe(90 * DAY_S);
    expect(calculation.line_items?.data).toMatchObject([
      { reference: 'shirt', amount_tax: 156, tax_breakdown: [{ jurisdiction: { state: 'IA' } }] },
      { reference: 'mug', amount_tax: 96, quantity: 2 },
    ]);
    const { line_items, ...saved } = await tax.calculations.retrieve(String(calculation.id));
    expect(line_items).toBeUndefined();
    expect(saved.amount_total).toBe(5643);
    expect((await tax.calculations.listLineItems(String(calculation.id))).data).toHaveLength(2);
  });

  it.each([
    ['OR', '97201'],
    ['NH', '03301'],
    ['MT', '59601'],
    ['DE', '19901'],
    ['AK', '99801'],
  ])('is zero in %s', async (state, postal_code) => {
    const { tax } = await startTaxService();

    const calculation = await tax.calculations.create(buildCalculation({ state, postal_code }));

    expect(calculation).toMatchObject({ tax_amount_exclusive: 0, amount_total: 5324 });
    expect(calculation.tax_breakdown).toMatchObject([{ amount: 0, taxability_reason: 'not_subject_to_tax' }]);
  });

  it.each([
    // 6.875 % of 8 is 0.55, of 200 is 13.75, of 1 is 0.07
    [[8], 1],
    [[200], 14],
    [[1, 1, 1, 1], 0],
    [[8, 8], 2],
  ])('rounds each line on its own: %o cents', async (amounts, expected) => {
    const { tax } = await startTaxService();
    const line_items = amounts.map((amount, index) => ({ amount, reference: `line ${index}` }));

    const calculation = await tax.calculations.create(
      buildCalculation({ state: 'MN', postal_code: '55401' }, { line_items, shipping_cost: undefined }),
    );

    expect(calculation.tax_amount_exclusive).toBe(expected);
  });

  it('computes inclusive tax', async () => {
    const { tax } = await startTaxService();
    const line_items = [{ amount: 1060, reference: 'shirt', tax_behavior: 'inclusive' as const }];

    const calculation = await tax.calculations.create(
      buildCalculation({}, { line_items, shipping_cost: undefined }),
    );

    expect(calculation).toMatchObject({
      amount_total: 1060,
      tax_amount_exclusive: 0,
      tax_amount_inclusive: 60,
    });
  });

  it.each([
    { postal_code: '00000' },
    { postal_code: '90210' },
    { postal_code: '5030' },
    { state: 'XX' },
    { state: '' },
  ])('is rejected for the invalid address %o', async (address) => {
    const { tax } = await startTaxService();

    const rejected = tax.calculations.create(buildCalculation(address));

    await expect(rejected).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      code: 'customer_tax_location_invalid',
    });
  });

  it.each([
    { line_items: [] },
    { line_items: [{ amount: -1, reference: 'a' }] },
    { customer_details: undefined },
    {
      line_items: [
        { amount: 1, reference: 'a' },
        { amount: 2, reference: 'a' },
      ],
    },
  ])('is rejected with %o', async (overrides) => {
    const { tax } = await startTaxService();

    const rejected = tax.calculations.create(buildCalculation({}, overrides));

    await expect(rejected).rejects.toMatchObject({ statusCode: 400 });
  });

  it('expires after 90 days', async () => {
    const { http, tax } = await startTaxService();
    const { id } = await tax.calculations.create(buildCalculation());

    await advanceClock(http, 90 * DAY_S - 1);
    expect((await tax.calculations.retrieve(String(id))).id).toBe(id);
    await advanceClock(http, 1);

    await expect(tax.calculations.retrieve(String(id))).rejects.toMatchObject({ statusCode: 400 });
  });
});
