import { mailboxMatters, organization } from '@paniscus/content';
import { describe, expect, it } from 'vitest';
import { buildReceiptEmail } from '../preview/sample-receipt.ts';
import { donationReceiptEmail } from './DonationReceiptEmail.tsx';
import { donationVoidEmail } from './DonationVoidEmail.tsx';

const buildEmail = (...changes: Parameters<typeof buildReceiptEmail>) =>
  donationReceiptEmail(buildReceiptEmail(...changes));
const listLinks = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const RECEIPT_PAGE = 'https://paniscus.example/receipt/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ';
const DONOR_PORTAL_PAGE = 'https://paniscus.example/giving/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ';

describe('donation receipt email', () => {
  it('is sent to the donor, with amount and number in its subject', async () => {
    const emailMessage = await buildEmail({ amount_cents: 123456 });

    expect(emailMessage.to).toEqual({ name: 'Ada Nguyen', address: 'ada.nguyen@example.org' });
    expect(emailMessage.subject).toBe('Thank you for your gift of $1,234.56 (receipt 2026-000017)');
  });

  it.each(['html', 'text'] as const)(
    'contains what a written acknowledgment requires in %s',
    async (version) => {
      const { [version]: rendered } = await buildEmail({ amount_cents: 123456 });

      expect(rendered).toContain('Thank you for your gift');
      expect(rendered).toContain('Paniscus Initiative, Inc.');
      expect(rendered).toContain('00-0000000');
      expect(rendered).toContain('$1,234.56');
      expect(rendered).toContain('Ada Nguyen');
      expect(rendered).toContain('2026-000017');
      expect(rendered).toContain('Iowa, United States');
      expect(rendered).toContain('No goods or services were provided in exchange for this contribution.');
      expect(rendered).toContain('single gift of $250 or more');
    },
  );

  it("counts a donation on New Year's Eve in the organization's tax year", async () => {
    const { text } = await buildEmail({ given_at: '2027-01-01T03:30:00.000Z' });

    expect(text).toContain('Date: December 31, 2026');
  });

  it('has no empty line for a donor without a location', async () => {
    const { text } = await buildEmail({ place: '' });

    expect(text).not.toContain('Place');
  });

  it('lists gift, processing cost and total', async () => {
    const { text } = await buildEmail({ amount_cents: 2606, gift_cents: 2500, cost_cents: 106 });

    expect(text).toContain(
      'Gift: $25.00\nAdded to cover the processing fee: $1.06\nTotal in US dollars: $26.06',
    );
  });

  it('loads nothing, and links to the receipt page and the donor portal', async () => {
    const { html, text } = await buildEmail();

    expect(html).not.toMatch(/src=|url\(|@import|<script/);
    expect(listLinks(html)).toEqual([RECEIPT_PAGE, DONOR_PORTAL_PAGE]);
    expect(text).toContain(RECEIPT_PAGE);
    expect(text).toContain(DONOR_PORTAL_PAGE);
  });

  it('states once where to change or stop a recurring donation', async () => {
    const { html, text } = await buildEmail({ frequency: 'monthly' });

    expect(listLinks(html)).toEqual([RECEIPT_PAGE, DONOR_PORTAL_PAGE]);
    expect(text).toContain('This is a monthly gift. Your card is charged every month');
    expect(text).toContain('You can change or stop recurring gifts there');
  });

  it('names the mailbox that the contact page gives for gifts', async () => {
    const { text } = await buildEmail();

    expect(mailboxMatters.info).toContain('gifts');
    expect(text).toContain(`Write to ${organization.mailboxes.info}`);
  });

  it('escapes a name in its body and headers', async () => {
    const { html, to } = await buildEmail({ name: 'Ada\r\nBcc: all@example.org <b>\u202egro' });

    expect(html).toContain('&lt;b&gt;');
    expect(to.name).toBe('Ada Bcc: all@example.org <b> gro');
  });
});

describe('refund email', () => {
  const buildVoidEmail = (refunded_cents: number) => donationVoidEmail(buildReceiptEmail({ refunded_cents }));

  it('states that the receipt is void', async () => {
    const { subject, text, html } = await buildVoidEmail(5000);

    expect(subject).toBe('Receipt 2026-000017 is void');
    expect(text).toContain('This receipt is void.');
    expect(text).not.toContain('tax-deductible');
    expect(text).not.toContain('No goods or services');
    expect(listLinks(html)).toEqual([RECEIPT_PAGE, DONOR_PORTAL_PAGE]);
  });

  it('states the remaining value of the receipt', async () => {
    const { subject, text } = await buildVoidEmail(1);

    expect(subject).toBe('Receipt 2026-000017 is now for $49.99');
    expect(text).toContain('Refunded: −$0.01\nAmount after refunds, in US dollars: $49.99');
  });
});
