import { describe, expect, it } from 'vitest';
import { aTaxService, calculation } from './tax-under-test.ts';

describe('tax transaction', () => {
  async function aTransaction() {
    const { tax } = await aTaxService();
    const { id } = await tax.calculations.create(calculation());
    const create = (reference: string, idempotencyKey?: string) =>
      tax.transactions.createFromCalculation(
        { calculation: String(id), reference, expand: ['line_items'] },
        { idempotencyKey },
      );
    return { tax, create };
  }

  it('is created once per reference', async () => {
    const { tax, create } = await aTransaction();

    const made = await create('PN-000017', 'order:17:tax');
    const replayed = await create('PN-000017', 'order:17:tax');
    const again = create('PN-000017', 'another key');

    expect(made).toMatchObject({
      object: 'tax.transaction',
      type: 'transaction',
      reference: 'PN-000017',
      reversal: null,
      shipping_cost: { amount: 1124, amount_tax: 67 },
      line_items: { data: [{ reference: 'shirt', amount: 2600, amount_tax: 156 }, { reference: 'mug' }] },
    });
    expect(replayed.id).toBe(made.id);
    await expect(again).rejects.toMatchObject({ statusCode: 400, param: 'reference' });
    expect((await tax.transactions.retrieve(made.id)).reference).toBe('PN-000017');
    expect((await tax.transactions.listLineItems(made.id)).data).toHaveLength(2);
  });

  it('requires a calculation', async () => {
    const { tax } = await aTransaction();

    const made = tax.transactions.createFromCalculation({ calculation: 'taxcalc_none', reference: 'PN-1' });

    await expect(made).rejects.toMatchObject({ code: 'resource_missing', param: 'calculation' });
  });

  it('is reversed in full only once', async () => {
    const { tax, create } = await aTransaction();
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
    const { tax, create } = await aTransaction();
    const { id, line_items } = await create('PN-000017');
    const reverse = (reference: string, more: object) =>
      tax.transactions.createReversal({ mode: 'partial', original_transaction: id, reference, ...more });

    const flat = await reverse('first', { flat_amount: -1000 });
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

    const flatLines = (await tax.transactions.listLineItems(flat.id)).data;
    const sum = [...flatLines, flat.shipping_cost].reduce(
      (total, each) => total + (each?.amount ?? 0) + (each?.amount_tax ?? 0),
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
