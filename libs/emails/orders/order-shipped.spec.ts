import { describe, expect, it } from 'vitest';
import { orderShippedEmail } from './OrderShippedEmail.tsx';

const buildShippedEmail = (change: object = {}) =>
  orderShippedEmail({
    number: 'PN-000017',
    name: 'Ada Nguyen',
    email: 'ada.nguyen@example.org',
    carrier: 'USPS',
    trackingNumber: '9400100000000000000017',
    trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000017',
    items: [
      { title: 'Forest Shirt - M / Moss', quantity: 1, priceCents: 2800 },
      { title: 'Banana Mug - 11oz / White', quantity: 2, priceCents: 1450 },
    ],
    totalCents: 6847,
    containsAllItems: true,
    pageUrl: 'https://paniscus.example/order/token',
    ...change,
  });

describe('shipping email', () => {
  it('is sent to the buyer, with the order in its subject', async () => {
    const emailMessage = await buildShippedEmail();

    expect(emailMessage.to).toEqual({ name: 'Ada Nguyen', address: 'ada.nguyen@example.org' });
    expect(emailMessage.subject).toBe('A package from your order PN-000017 is on its way');
  });

  it.each(['html', 'text'] as const)('lists in its %s the items and the tracking link', async (form) => {
    const { [form]: rendered } = await buildShippedEmail();

    expect(rendered).toContain('USPS');
    expect(rendered).toContain('9400100000000000000017');
    expect(rendered).toContain('1 × Forest Shirt - M / Moss');
    expect(rendered).toContain('2 × Banana Mug - 11oz / White');
    expect(rendered).toContain('https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000017');
    expect(rendered).toContain('https://paniscus.example/order/token');
    expect(rendered).toContain('in one package');
  });

  it.each(['html', 'text'] as const)(
    'has in its %s the amount of each item and the order total',
    async (form) => {
      const { [form]: rendered } = await buildShippedEmail();

      expect(rendered).toContain('$28.00');
      expect(rendered).toContain('$29.00');
      expect(rendered).toMatch(/Order total, with shipping and tax[^$]*\$68\.47/);
    },
  );

  it('does not claim that the parcel is complete when its contents are unknown, but lists the order', async () => {
    const { text, html } = await buildShippedEmail({ containsAllItems: false });

    expect(text).toContain('A package from your order PN-000017 is on its way');
    for (const content of [text, html]) {
      expect(content).not.toContain('In this package');
      expect(content).toContain('All items in your order:');
      expect(content).toContain('2 × Banana Mug - 11oz / White');
    }
  });

  it('has no tracking link when the carrier has none', async () => {
    const { text, html } = await buildShippedEmail({ trackingUrl: null, carrier: '' });

    expect(text).not.toContain('Track your package');
    expect(text).not.toContain('Carrier');
    expect(html).not.toContain('Track your package');
  });

  it('escapes entered text', async () => {
    const { html } = await buildShippedEmail({ name: '<b>Ada' });

    expect(html).toContain('&lt;b&gt;Ada');
  });
});
