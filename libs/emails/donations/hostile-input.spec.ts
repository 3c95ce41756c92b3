import { NAUGHTY_STRINGS } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import type { Email } from '../email.types.ts';
import { buildReceiptEmail } from '../preview/sample-receipt.ts';
import { donationReceiptEmail } from './donation-receipt.email.ts';
import { donationVoidEmail } from './donation-void.email.ts';
import { donorPortalLinkEmail } from './donor-portal-link.email.ts';
import { tributeCardEmail } from './tribute-card.email.ts';

/** Every donation email, with the same text in all fields that people fill in. */
const buildEmailsWith = (typed: string): Email[] => {
  const receipt = { name: typed, place: typed, tribute: { kind: 'honor', name: typed } } as const;
  const email = 'ada@example.org';
  return [
    donationReceiptEmail(buildReceiptEmail(receipt)),
    donationVoidEmail(buildReceiptEmail({ ...receipt, refunded_cents: 1 })),
    donorPortalLinkEmail({
      name: typed,
      email,
      donorPortalUrl: 'https://paniscus.example/giving/abc',
      isRenewed: true,
    }),
    tributeCardEmail({
      kind: 'memory',
      name: typed,
      donorName: typed,
      cardName: typed,
      cardEmail: email,
      message: `${typed}\n${typed}`,
    }),
  ];
};

const EMAIL_TEMPLATES = [
  ['the receipt', 0],
  ['the void receipt', 1],
  ['the letter with the donor’s link', 2],
  ['the tribute card', 3],
] as const;

const findTags = (html: string) => [...html.matchAll(/<\/?[a-z][a-z0-9]{0,20}/gi)].map(([tag]) => tag);
const listLinks = (html: string) => [...html.matchAll(/(?:href|src)="[^"]*"/g)].map(([link]) => link);

describe('donation email', () => {
  it.each(EMAIL_TEMPLATES)('retains the HTML structure of %s for hostile input', (_, which) => {
    const harmless = buildEmailsWith('Ada')[which]?.html ?? '';

    for (const naughty of NAUGHTY_STRINGS) {
      const html = buildEmailsWith(`Ada ${naughty}`)[which]?.html ?? '';
      expect([naughty, findTags(html)]).toEqual([naughty, findTags(harmless)]);
      expect([naughty, listLinks(html)]).toEqual([naughty, listLinks(harmless)]);
    }
  });

  it.each(EMAIL_TEMPLATES)('creates no link in %s from what a person has entered', (_, which) => {
    const { html = '', text = '' } = buildEmailsWith('Prizes at evil.example/now')[which] ?? {};

    expect(html.slice(html.indexOf('<body'))).not.toContain('evil.example');
    expect(text).not.toContain('evil.example');
  });

  it.each(EMAIL_TEMPLATES)('keeps each header of %s on one line', (_, which) => {
    for (const naughty of [...NAUGHTY_STRINGS, 'a\r\nBcc: all@example.org', '\u2028', '\u0085'])
      for (const text of getHead(buildEmailsWith(naughty)[which]))
        expect(text).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });
});

const getHead = (emailMessage: Email | undefined) => [
  emailMessage?.to.name ?? '',
  emailMessage?.subject ?? '',
];
