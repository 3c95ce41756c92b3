import { describe, expect, it } from 'vitest';
import { orderCanceledEmail } from './OrderCanceledEmail.tsx';
import { orderRefundedEmail } from './OrderRefundedEmail.tsx';

const order = {
  number: 'PN-000017',
  name: '<b>Ada',
  email: 'ada.nguyen@example.org',
  lines: [{ title: 'Banana Mug - 11oz / White', quantity: 2, priceCents: 1450 }],
  totalCents: 4287,
  pageUrl: 'https://paniscus.example/order/token',
};
const buildRefundedEmail = (amountCents: number, refundedCents: number) =>
  orderRefundedEmail({
    ...order,
    amountCents,
    refundedCents,
    refundedAt: new Date('2026-05-04T15:00:00Z'),
    shippingCents: 975,
    taxCents: 412,
  });

describe('refund email', () => {
  it('is sent to the buyer, with amount and order in its subject', async () => {
    const { to, subject } = await buildRefundedEmail(500, 500);

    expect(to).toEqual({ name: '<b>Ada', address: 'ada.nguyen@example.org' });
    expect(subject).toBe('We refunded $5.00 for your order PN-000017');
  });

  it.each(['html', 'text'] as const)('lists in its %s items, amounts and the order page', async (form) => {
    const { [form]: rendered } = await buildRefundedEmail(500, 500);

    for (const expected of ['2 × Banana Mug - 11oz / White', '$29.00', '$42.87', '$5.00', order.pageUrl])
      expect(rendered).toContain(expected);
    expect(rendered).toContain('The rest of your order is unchanged');
    expect(rendered).not.toContain('Refunded earlier');
  });

  it('says when the order is refunded in full, even in parts', async () => {
    const atOnce = await buildRefundedEmail(4287, 4287);
    const inParts = await buildRefundedEmail(3787, 4287);

    expect(atOnce.text).toContain('refunded in full');
    expect(inParts.text).toContain('refunded in full');
    expect(inParts.text).toMatch(/Refunded earlier\W+\$5\.00/);
  });
});

describe('cancellation email', () => {
  it.each(['html', 'text'] as const)('lists in its %s items, amounts and the order page', async (form) => {
    const { subject, [form]: rendered } = await orderCanceledEmail({ ...order, refundedCents: 4287 });

    expect(subject).toBe('Your order PN-000017 was canceled');
    for (const expected of [
      '2 × Banana Mug - 11oz / White',
      '$42.87',
      'Nothing will be printed',
      order.pageUrl,
    ])
      expect(rendered).toContain(expected);
  });

  it('escapes entered text', async () => {
    const { html } = await orderCanceledEmail({ ...order, refundedCents: 4287 });

    expect(html).toContain('&lt;b&gt;Ada');
  });
});
