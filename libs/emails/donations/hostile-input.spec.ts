import { NAUGHTY_STRINGS } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import type { Email } from '../email.types.ts';
import { toNameInSentence } from '../layout/escape-typed-text.ts';
import { buildReceiptEmail } from '../preview/sample-receipt.ts';
import { donationReceiptEmail } from './DonationReceiptEmail.tsx';
import { donationVoidEmail } from './DonationVoidEmail.tsx';
import { donorPortalLinkEmail } from './DonorPortalLinkEmail.tsx';
import { tributeCardEmail } from './TributeCardEmail.tsx';

const buildReceipt = (input: string) => ({
  name: input,
  place: input,
  tribute: { kind: 'honor', name: input } as const,
});
const email = 'ada@example.org';

/** Every donation email, with the same text in all fields that people fill in. */
const EMAIL_TEMPLATES: [name: string, build: (input: string) => Promise<Email>][] = [
  ['the receipt', (input) => donationReceiptEmail(buildReceiptEmail(buildReceipt(input)))],
  [
    'the void receipt',
    (input) => donationVoidEmail(buildReceiptEmail({ ...buildReceipt(input), refunded_cents: 1 })),
  ],
  [
    'the donor portal link',
    (input) =>
      donorPortalLinkEmail({
        name: input,
        email,
        donorPortalUrl: 'https://paniscus.example/giving/abc',
        isRenewed: true,
      }),
  ],
  [
    'the tribute card',
    (input) =>
      tributeCardEmail({
        kind: 'memory',
        name: input,
        donorName: input,
        cardName: input,
        cardEmail: email,
        message: `${input}\n${input}`,
      }),
  ],
];

const findTags = (html: string) => [...html.matchAll(/<\/?[a-z][a-z0-9]{0,20}/gi)].map(([tag]) => tag);
const listLinks = (html: string) => [...html.matchAll(/(?:href|src)="[^"]*"/g)].map(([link]) => link);

describe('donation email', () => {
  it.each(EMAIL_TEMPLATES)('retains the HTML structure of %s for hostile input', async (_, build) => {
    const harmless = await build('Ada');

    for (const naughty of NAUGHTY_STRINGS) {
      const { html } = await build(`Ada ${naughty}`);
      expect([naughty, findTags(html)]).toEqual([naughty, findTags(harmless.html)]);
      expect([naughty, listLinks(html)]).toEqual([naughty, listLinks(harmless.html)]);
    }
  });

  it.each(EMAIL_TEMPLATES)('retains entered text in the plain text of %s', async (_, build) => {
    for (const naughty of NAUGHTY_STRINGS) {
      const { text } = await build(`Ada ${naughty}`);
      expect(text).toContain(`Dear ${toNameInSentence(`Ada ${naughty}`).toWellFormed()},\n\n`);
    }
  });

  it.each(EMAIL_TEMPLATES)('creates no link in %s from entered text', async (_, build) => {
    const { html, text } = await build('Prizes at evil.example/now');

    expect(html.slice(html.indexOf('<body'))).not.toContain('evil.example');
    expect(text).not.toContain('evil.example');
  });

  it.each(EMAIL_TEMPLATES)('keeps each header of %s on one line', async (_, build) => {
    for (const naughty of [...NAUGHTY_STRINGS, 'a\r\nBcc: all@example.org', '\u2028', '\u0085']) {
      const { to, subject } = await build(naughty);
      for (const header of [to.name, subject]) expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }
  });
});
