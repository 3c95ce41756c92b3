import { describe, expect, it } from 'vitest';
import { buildReceiptEmail } from '../preview/sample-receipt.ts';
import { donationReceiptEmail } from './donation-receipt.email.ts';
import { donationVoidEmail } from './donation-void.email.ts';

const buildEmail = (...changes: Parameters<typeof buildReceiptEmail>) =>
  donationReceiptEmail(buildReceiptEmail(...changes));
const listLinks = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const RECEIPT_PAGE = 'https://paniscus.example/receipt/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ';
const DONOR_PORTAL_PAGE = 'https://paniscus.example/giving/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ';

describe('the receipt of a gift', () => {
  it('goes to the donor, with amount and number in its subject', () => {
    const emailMessage = buildEmail({ amount_cents: 123456 });

    expect(emailMessage.to).toEqual({ name: 'Ada Nguyen', address: 'ada.nguyen@example.org' });
    expect(emailMessage.subject).toBe('Thank you for your gift of $1,234.56 (receipt 2026-000017)');
  });

  it.each(['html', 'text'] as const)('says in its %s what a written acknowledgment must', (form) => {
    const rendered = buildEmail({ amount_cents: 123456 })[form];

    expect(rendered).toContain('thank you for your gift');
    expect(rendered).toContain('Paniscus Initiative, Inc.');
    expect(rendered).toContain('00-0000000');
    expect(rendered).toContain('$1,234.56');
    expect(rendered).toContain('Ada Nguyen');
    expect(rendered).toContain('2026-000017');
    expect(rendered).toContain('Iowa, United States');
    expect(rendered).toContain('No goods or services were provided in exchange for this contribution.');
    expect(rendered).toContain('single gift of $250 or more');
  });

  it('keeps a gift of New Year’s Eve in the organisation’s tax year', () => {
    expect(buildEmail({ given_at: '2027-01-01T03:30:00.000Z' }).text).toContain('Date: December 31, 2026');
  });

  it('has no empty line for a donor who told no place', () => {
    expect(buildEmail({ place: '' }).text).not.toContain('Place');
  });

  it('tells gift and cost apart, and what they come to', () => {
    const { text } = buildEmail({ amount_cents: 2606, gift_cents: 2500, cost_cents: 106 });

    expect(text).toContain(
      'Gift: $25.00\nAdded for the cost of the payment: $1.06\nTotal in US dollars: $26.06',
    );
  });

  it('loads nothing, and leads to the receipt’s page and the donor’s own', () => {
    const { html, text } = buildEmail();

    expect(html).not.toMatch(/src=|url\(|@import|<script/);
    expect(listLinks(html)).toEqual([RECEIPT_PAGE, DONOR_PORTAL_PAGE]);
    expect(text).toContain(RECEIPT_PAGE);
    expect(text).toContain(DONOR_PORTAL_PAGE);
  });

  it('of a monthly gift says where to change or stop it', () => {
    const { html, text } = buildEmail({ frequency: 'monthly' });

    expect(listLinks(html)).toEqual([RECEIPT_PAGE, DONOR_PORTAL_PAGE, DONOR_PORTAL_PAGE]);
    expect(text).toContain(`Change or stop it here: ${DONOR_PORTAL_PAGE}`);
  });

  it('takes a name as text, in its body and in its head', () => {
    const { html, to } = buildEmail({ name: 'Ada\r\nBcc: all@example.org <b>\u202egro' });

    expect(html).toContain('&lt;b&gt;');
    expect(to.name).toBe('Ada Bcc: all@example.org <b> gro');
  });
});

describe('the letter about a refund', () => {
  const buildVoidEmail = (refunded_cents: number) => donationVoidEmail(buildReceiptEmail({ refunded_cents }));

  it('says that the receipt is void', () => {
    const { subject, text, html } = buildVoidEmail(5000);

    expect(subject).toBe('Receipt 2026-000017 is void');
    expect(text).toContain('This receipt is void.');
    expect(text).not.toContain('tax-deductible');
    expect(listLinks(html)).toEqual([RECEIPT_PAGE, DONOR_PORTAL_PAGE]);
  });

  it('says what the receipt still counts for', () => {
    const { subject, text } = buildVoidEmail(1);

    expect(subject).toBe('Receipt 2026-000017 now counts for $49.99');
    expect(text).toContain('Given back: -$0.01\nCounts, in US dollars: $49.99');
  });
});
