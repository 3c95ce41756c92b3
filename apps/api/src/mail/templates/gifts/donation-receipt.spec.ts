import { describe, expect, it } from 'vitest';
import { aReceiptLetter } from '../preview/sample-receipt.ts';
import { donationReceiptLetter } from './donation-receipt.letter.ts';
import { donationVoidLetter } from './donation-void.letter.ts';

const letterOf = (...changes: Parameters<typeof aReceiptLetter>) =>
  donationReceiptLetter(aReceiptLetter(...changes));
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const RECEIPT_PAGE = 'https://paniscus.example/receipt/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ';
const GIVING_PAGE = 'https://paniscus.example/giving/c2FtcGxlLXNhbXBsZS1zYW1wbGUtc2FtcGxlLXNhbXBsZQ';

describe('the receipt of a gift', () => {
  it('goes to the donor, with amount and number in its subject', () => {
    const letter = letterOf({ amount_cents: 123456 });

    expect(letter.to).toEqual({ name: 'Ada Nguyen', address: 'ada.nguyen@example.org' });
    expect(letter.subject).toBe('Thank you for your gift of $1,234.56 (receipt 2026-000017)');
  });

  it.each(['html', 'text'] as const)('says in its %s what a written acknowledgment must', (form) => {
    const said = letterOf({ amount_cents: 123456 })[form];

    expect(said).toContain('thank you for your gift');
    expect(said).toContain('Paniscus Initiative, Inc.');
    expect(said).toContain('00-0000000');
    expect(said).toContain('$1,234.56');
    expect(said).toContain('Ada Nguyen');
    expect(said).toContain('2026-000017');
    expect(said).toContain('Iowa, United States');
    expect(said).toContain('No goods or services were provided in exchange for this contribution.');
    expect(said).toContain('single gift of $250 or more');
  });

  it('keeps a gift of New Year’s Eve in the organisation’s tax year', () => {
    expect(letterOf({ given_at: '2027-01-01T03:30:00.000Z' }).text).toContain('Date: December 31, 2026');
  });

  it('has no empty line for a donor who told no place', () => {
    expect(letterOf({ place: '' }).text).not.toContain('Place');
  });

  it('tells gift and cost apart, and what they come to', () => {
    const { text } = letterOf({ amount_cents: 2606, gift_cents: 2500, cost_cents: 106 });

    expect(text).toContain(
      'Gift: $25.00\nAdded for the cost of the payment: $1.06\nTotal in US dollars: $26.06',
    );
  });

  it('loads nothing, and leads to the receipt’s page and the donor’s own', () => {
    const { html, text } = letterOf();

    expect(html).not.toMatch(/src=|url\(|@import|<script/);
    expect(linksOf(html)).toEqual([RECEIPT_PAGE, GIVING_PAGE]);
    expect(text).toContain(RECEIPT_PAGE);
    expect(text).toContain(GIVING_PAGE);
  });

  it('of a monthly gift says where to change or stop it', () => {
    const { html, text } = letterOf({ frequency: 'monthly' });

    expect(linksOf(html)).toEqual([RECEIPT_PAGE, GIVING_PAGE, GIVING_PAGE]);
    expect(text).toContain(`Change or stop it here: ${GIVING_PAGE}`);
  });

  it('takes a name as text, in its body and in its head', () => {
    const { html, to } = letterOf({ name: 'Ada\r\nBcc: all@example.org <b>\u202egro' });

    expect(html).toContain('&lt;b&gt;');
    expect(to.name).toBe('Ada Bcc: all@example.org <b> gro');
  });
});

describe('the letter about a refund', () => {
  const voidLetter = (refunded_cents: number) => donationVoidLetter(aReceiptLetter({ refunded_cents }));

  it('says that the receipt is void', () => {
    const { subject, text, html } = voidLetter(5000);

    expect(subject).toBe('Receipt 2026-000017 is void');
    expect(text).toContain('This receipt is void.');
    expect(text).not.toContain('tax-deductible');
    expect(linksOf(html)).toEqual([RECEIPT_PAGE, GIVING_PAGE]);
  });

  it('says what the receipt still counts for', () => {
    const { subject, text } = voidLetter(1);

    expect(subject).toBe('Receipt 2026-000017 now counts for $49.99');
    expect(text).toContain('Given back: -$0.01\nCounts, in US dollars: $49.99');
  });
});
