import { organisation } from '@paniscus/content';
import { formatDollars } from '@paniscus/domain';
import type { Cents } from '@paniscus/domain';
import { createElement } from 'react';
import type { Letter } from '../letter.ts';
import { DonationReceiptMail } from './DonationReceiptMail.tsx';
import { htmlOf } from './parts/render.ts';
import { dateOf, senderLines } from './parts/sender.ts';

/** What a receipt for a gift says. */
export type DonationReceipt = {
  receiptNumber: string;
  givenAt: Date;
  amountCents: Cents;
  firstName: string;
  lastName: string;
  email: string;
  /** Region and country, as far as the donor told them; may be empty. */
  place: string;
};

/** The lines of a receipt in the order of both its forms. */
export type ReceiptWords = {
  greeting: string;
  thanks: string;
  facts: readonly (readonly [label: string, value: string])[];
  statement: string;
  keep: string;
  contact: string;
};

/** The thank-you that is also the written acknowledgment which US donors need for their taxes. */
export function donationReceiptLetter(receipt: DonationReceipt): Letter {
  const name = `${receipt.firstName} ${receipt.lastName}`;
  const words = wordsOf(receipt, name);
  const subject = `Thank you for your gift of ${formatDollars(receipt.amountCents)} (receipt ${receipt.receiptNumber})`;
  return {
    to: { name, address: receipt.email },
    subject,
    html: htmlOf(createElement(DonationReceiptMail, { subject, words })),
    text: textOf(words),
  };
}

function wordsOf(receipt: DonationReceipt, name: string): ReceiptWords {
  const { legalName, taxNumber, mailboxes } = organisation;
  const place: [string, string][] = receipt.place === '' ? [] : [['Place', receipt.place]];
  return {
    greeting: `Dear ${name},`,
    thanks: `thank you for your gift to ${organisation.name}. It is on its way to work for the bonobos.`,
    facts: [
      ['Receipt', receipt.receiptNumber],
      ['Date', dateOf(receipt.givenAt)],
      ['Amount', `${formatDollars(receipt.amountCents)} (US dollars, by card)`],
      ['Donor', name],
      ...place,
      ['Given to', legalName],
      ['Tax number (EIN)', taxNumber],
    ],
    statement: `No goods or services were provided in exchange for this contribution. ${legalName} is a US-registered non-profit organisation; whether your gift is tax-deductible depends on your country.`,
    keep: 'Please keep this letter for your tax records. For a single gift of $250 or more, the US Internal Revenue Service asks donors for a written acknowledgment such as this one.',
    contact: `Questions about your gift? Write to ${mailboxes.info} and name the receipt.`,
  };
}

function textOf({ greeting, thanks, facts, statement, keep, contact }: ReceiptWords): string {
  const lines = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${[greeting, thanks, lines, statement, keep, contact, senderLines()].join('\n\n')}\n`;
}
