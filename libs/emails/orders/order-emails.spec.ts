import { mailboxMatters, organization } from '@paniscus/content';
import { describe, expect, it } from 'vitest';
import { orderConfirmationEmail } from './OrderConfirmationEmail.tsx';
import { orderLinkEmail } from './OrderLinkEmail.tsx';

const buildOrder = (change: object = {}) => ({
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
  it('is sent to the buyer, with the order number in its subject', async () => {
    const emailMessage = await orderConfirmationEmail(buildOrder());

    expect(emailMessage.to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.org' });
    expect(emailMessage.subject).toBe('Your order PN-000017 from Paniscus');
  });

  it('promises nothing in a copy of an order that has been sent, and names what was refunded', async () => {
    const { text } = await orderConfirmationEmail(buildOrder({ isAwaited: false, refundedCents: 350 }));

    expect(text).toContain('Thank you for your order. This is your receipt.');
    expect(text).not.toMatch(/will be printed|will email you/);
    expect(text).toContain('$3.50');
    expect(text).toMatch(/Total after refunds.*\$55\.85/);
  });

  it('names the mailbox that the contact page gives for orders', async () => {
    const { text } = await orderConfirmationEmail(buildOrder());

    expect(mailboxMatters.support).toContain('Orders');
    expect(text).toContain(`Write to ${organization.mailboxes.support}`);
  });

  it.each(['html', 'text'] as const)('lists in its %s the items and the total', async (form) => {
    const { [form]: rendered } = await orderConfirmationEmail(buildOrder());

    for (const expected of [
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
      expect(rendered).toContain(expected);
  });

  it('promises no more than that the items will be printed, because the order may still wait', async () => {
    const { text } = await orderConfirmationEmail(buildOrder());

    expect(text).toContain('your items will be printed for you.');
    expect(text).not.toMatch(/being printed/);
  });

  it("has the date in the organization's time zone, as the order's page", async () => {
    const { text } = await orderConfirmationEmail(buildOrder({ paidAt: new Date('2026-12-23T05:30:00Z') }));

    expect(text).toContain('Date: December 22, 2026');
  });

  it('escapes markup in every field', async () => {
    const markup = '<script>alert(1)</script>';
    const { html } = await orderConfirmationEmail(
      buildOrder({
        name: markup,
        address: [markup],
        lines: [{ title: markup, quantity: 1, priceCents: 1 }],
      }),
    );

    expect(html).not.toContain('<script');
    expect(html.split('&lt;script&gt;').length - 1).toBeGreaterThanOrEqual(3);
  });

  it('is sent although a name contains characters that are invalid in a header', async () => {
    const { to } = await orderConfirmationEmail(buildOrder({ name: 'Ada\u0085Love\u202elace' }));

    expect(to.name).toBe('Ada Love lace');
  });

  it('loads nothing, and links to the order page only', async () => {
    const { html } = await orderConfirmationEmail(buildOrder());

    expect(html).not.toMatch(/src=|url\(|@import/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://paniscus.example/order/abc',
    ]);
  });
});

describe('order link email', () => {
  it.each(['html', 'text'] as const)('contains number and link in its %s', async (form) => {
    const emailMessage = await orderLinkEmail(buildOrder());

    expect(emailMessage.subject).toBe('Your link to order PN-000017');
    expect(emailMessage[form]).toContain('PN-000017');
    expect(emailMessage[form]).toContain('https://paniscus.example/order/abc');
  });
});
