import { describe, expect, it } from 'vitest';
import { orderConfirmationEmail } from './order-confirmation.email.ts';
import { orderLinkEmail } from './order-link.email.ts';

const anOrder = (change: object = {}) => ({
  number: 'PN-000017',
  paidAt: new Date('2027-01-01T03:30:00Z'),
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  lines: [{ title: 'Forest Shirt - M / Moss', quantity: 2, priceCents: 2400 }],
  subtotalCents: 4800,
  shippingCents: 799,
  taxCents: 336,
  totalCents: 5935,
  address: ['Ada Lovelace', '12 River Road', 'Des Moines, IA 50309', 'United States'],
  pageUrl: 'https://paniscus.example/order/abc',
  ...change,
});

describe('order confirmation email', () => {
  it('is sent to the buyer, with the order number in its subject', () => {
    const emailMessage = orderConfirmationEmail(anOrder());

    expect(emailMessage.to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.org' });
    expect(emailMessage.subject).toBe('Your order PN-000017 from Paniscus');
  });

  it.each(['html', 'text'] as const)('lists in its %s the items and the total', (form) => {
    const rendered = orderConfirmationEmail(anOrder())[form];

    for (const words of [
      'PN-000017',
      '2 × Forest Shirt - M / Moss',
      '$48.00',
      '$7.99',
      '$3.36',
      '$59.35',
      '12 River Road',
      'https://paniscus.example/order/abc',
      'within 30 days of delivery',
      'not a tax-deductible gift',
    ])
      expect(rendered).toContain(words);
  });

  it("has the date in the organization's time zone", () => {
    expect(orderConfirmationEmail(anOrder()).text).toContain('Date: December 31, 2026');
  });

  it('escapes markup in every field', () => {
    const markup = '<script>alert(1)</script>';
    const { html } = orderConfirmationEmail(
      anOrder({
        name: markup,
        address: [markup],
        lines: [{ title: markup, quantity: 1, priceCents: 1 }],
      }),
    );

    expect(html).not.toContain('<script');
    expect(html.split('&lt;script&gt;').length - 1).toBeGreaterThanOrEqual(3);
  });

  it('is sent although a name contains characters that are invalid in a header', () => {
    const { to } = orderConfirmationEmail(anOrder({ name: 'Ada\u0085Love\u202elace' }));

    expect(to.name).toBe('Ada Love lace');
  });

  it('loads nothing, and links to the order page only', () => {
    const { html } = orderConfirmationEmail(anOrder());

    expect(html).not.toMatch(/src=|url\(|@import/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://paniscus.example/order/abc',
    ]);
  });
});

describe('order link email', () => {
  it.each(['html', 'text'] as const)('contains number and link in its %s', (form) => {
    const emailMessage = orderLinkEmail(anOrder());

    expect(emailMessage.subject).toBe('The link to your order PN-000017');
    expect(emailMessage[form]).toContain('PN-000017');
    expect(emailMessage[form]).toContain('https://paniscus.example/order/abc');
  });
});
