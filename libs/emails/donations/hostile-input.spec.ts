import { NAUGHTY_STRINGS } from '@paniscus/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
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

describe.each(EMAIL_TEMPLATES)('%s for hostile input', (_, build) => {
  const emails = new Map<string, Email>();
  beforeAll(async () => {
    for (const naughty of NAUGHTY_STRINGS) emails.set(naughty, await build(`Ada ${naughty}`));
  });

  it('retains its HTML structure', async () => {
    const harmless = await build('Ada');

    for (const [naughty, { html }] of emails) {
      expect([naughty, findTags(html)]).toEqual([naughty, findTags(harmless.html)]);
      expect([naughty, listLinks(html)]).toEqual([naughty, listLinks(harmless.html)]);
    }
  });

  it('retains entered text in its plain text', () => {
    for (const [naughty, { text }] of emails)
      expect(text).toContain(`Dear ${toNameInSentence(`Ada ${naughty}`).toWellFormed()},\n\n`);
  });

  it('creates no link from entered text', async () => {
    const { html, text } = await build('Prizes at evil.example/now');

    expect(html.slice(html.indexOf('<body'))).not.toContain('evil.example');
    expect(text).not.toContain('evil.example');
  });

  it('keeps each header on one line', async () => {
    const lineBreaks = ['a\r\nBcc: all@example.org', '\u2028', '\u0085'];
    for (const { to, subject } of [...emails.values(), ...(await Promise.all(lineBreaks.map(build)))])
      for (const header of [to.name, subject]) expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });
});
