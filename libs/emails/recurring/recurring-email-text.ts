import { organization } from '@paniscus/content';
import type { CardSummary } from '@paniscus/domain/donor-portal';
import { text } from '../layout/blocks.ts';
import type { Block } from '../layout/blocks.ts';
import { formatDate } from '../layout/sender.ts';

export type RecurringDonor = { name: string; email: string; pageUrl: string };

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** 'Visa ending in 4242, valid until 08/2027'. */
export function describeCard({ brand, last4, exp_month: month, exp_year: year }: CardSummary): string {
  return `${BRANDS[brand] ?? 'Card'} ending in ${last4}, valid until ${String(month).padStart(2, '0')}/${year}`;
}

export const formatDay = (date: Date | null, none: string): string =>
  date === null ? none : formatDate(date);

/** Closing blocks of every email about a recurring donation; `more` is inserted before the last line. */
export function buildClosing(
  { pageUrl }: RecurringDonor,
  label: string,
  more: readonly string[] = [],
): Block[] {
  return [
    { kind: 'button', label, url: pageUrl },
    text(
      'The link needs no password, so keep it to yourself. You can change, pause or stop the gift there at any time.',
    ),
    ...more.map(text),
    text(`Questions? Write to ${organization.mailboxes.info}.`),
  ];
}
