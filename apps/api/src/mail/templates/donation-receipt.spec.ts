import { describe, expect, it } from 'vitest';
import { donationReceiptLetter } from './donation-receipt.letter.ts';

const aReceipt = (change: object = {}) => ({
  receiptNumber: '2026-000017',
  givenAt: new Date('2027-01-01T03:30:00Z'),
  amountCents: 123456,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  place: 'Iowa, United States',
  ...change,
});

describe('the receipt of a gift', () => {
  it('goes to the donor, with amount and number in its subject', () => {
    const letter = donationReceiptLetter(aReceipt());

    expect(letter.to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.org' });
    expect(letter.subject).toBe('Thank you for your gift of $1,234.56 (receipt 2026-000017)');
  });

  it.each(['html', 'text'] as const)('says in its %s what a written acknowledgment must', (form) => {
    const said = donationReceiptLetter(aReceipt())[form];

    expect(said).toContain('thank you for your gift');
    expect(said).toContain('Paniscus Initiative, Inc.');
    expect(said).toContain('00-0000000');
    expect(said).toContain('$1,234.56');
    expect(said).toContain('Ada Lovelace');
    expect(said).toContain('2026-000017');
    expect(said).toContain('Iowa, United States');
    expect(said).toContain('No goods or services were provided in exchange for this contribution.');
    expect(said).toContain('single gift of $250 or more');
  });

  it('keeps a gift of New Year’s Eve in the organisation’s tax year', () => {
    expect(donationReceiptLetter(aReceipt()).text).toContain('Date: December 31, 2026');
  });

  it('has no empty line for a donor who told no place', () => {
    expect(donationReceiptLetter(aReceipt({ place: '' })).text).not.toContain('Place');
  });

  it('loads nothing from anywhere', () => {
    const { html } = donationReceiptLetter(aReceipt());

    expect(html).not.toMatch(/(?:src|href)=|url\(|@import|<script/);
  });
});
