import { describe, expect, it } from 'vitest';
import { startTaxService, buildCalculation } from './test-tax.ts';

describe('tax transaction', () => {
  async function setUpTransaction() {
    const { tax } = await startTaxService();
    const { id } = await tax.calculations.create(buildCalculation());
    const create = (reference: string, idempotencyKey?: string) =>
      tax.transactions.createFromCalculation(
        { calculation: String(id), reference, expand: ['line_items'] },
        { idempotencyKey },
      );
    return { tax, create };
  }

  it('is created once per reference', async () => {
    const { tax, create } = await setUpTransaction();

    const created = await create('PN-000017', 'order:17:tax');
    const replayed = await create('PN-000017', 'order:17:tax');
    const repeated = create('PN-000017', 'another key');

    expect(created).toMatchObject({
      object: 'tax.transaction',
      type: 'transaction',
      reference: 'PN-000017',
      reversal: null,
      shipping_cost: { amount: 1124, amount_tax: 67 },
      line_items: { data: [{ reference: 'shirt', amount: 2600, amount_tax: 156 }, { reference: 'mug' }] },
    });
    expect(replayed.id).toBe(created.id);
    await expect(repeated).rejects.toMatchObject({ statusCode: 400, param: 'reference' });
    expect((await tax.transactions.retrieve(created.id)).reference).toBe('PN-000017');
    expect((await tax.transactions.listLineItems(created.id)).data).toHaveLength(2);
  });

  it('requires a calculation', async () => {
    const { tax } = await setUpTransaction();

    const creation = tax.transactions.createFromCalculation({
      calculation: 'taxcalc_none',
      reference: 'PN-1',
    });

    await expect(creation).rejects.toMatchObject({ code: 'resource_missing', param: 'calculation' });
  });

  it('is reversed in full only once', async () => {
    const { tax, create } = await setUpTransaction();
    const { id } = await create('PN-000017');
    const reverse = (reference: string) =>
      tax.transactions.createReversal({
        mode: 'full',
        original_transaction: id,
        reference,
        expand: ['line_items'],
      });

    const reversal = await reverse('PN-000017 refund');

    expect(reversal).toMatchObject({
      type: 'reversal',
      reversal: { original_transaction: id },
      shipping_cost: { amount: -1124, amount_tax: -67 },
      line_items: {
        data: [
          { amount: -2600, amount_tax: -156 },
          { amount: -1600, amount_tax: -96 },
        ],
      },
    });
    await expect(reverse('PN-000017 again')).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is reversed in part by amount or by line, up to the original total', async () => {
    const { tax, create } = await setUpTransaction();
    const { id, line_items } = await create('PN-000017');
    const reverse = (reference: string, params: object) =>
      tax.transactions.createReversal({ mode: 'partial', original_transaction: id, reference, ...params });

    const byAmount = await reverse('first', { flat_amount: -1000 });
    const byLine = await reverse('second', {
      line_items: [
        {
          original_line_item: line_items?.data[0]?.id,
          reference: 'shirt back',
          amount: -2600,
          amount_tax: -156,
        },
      ],
    });

    const flatLines = (await tax.transactions.listLineItems(byAmount.id)).data;
    const sum = [...flatLines, byAmount.shipping_cost].reduce(
      (total, item) => total + (item?.amount ?? 0) + (item?.amount_tax ?? 0),
      0,
    );
    expect(sum).toBe(-1000);
    expect((await tax.transactions.listLineItems(byLine.id)).data).toMatchObject([
      { amount: -2600, reversal: { original_line_item: line_items?.data[0]?.id } },
    ]);
    // 1887 of 5643 cents are left.
    await expect(reverse('third', { flat_amount: -1888 })).rejects.toMatchObject({ statusCode: 400 });
    expect((await reverse('third', { flat_amount: -1887 })).type).toBe('reversal');
  });
});
