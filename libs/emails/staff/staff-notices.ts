import { FREQUENCY_LABELS } from '@paniscus/domain/donation';
import type { DonationFrequency, TributeKind } from '@paniscus/domain/donation';
import { GENERAL_FUND } from '@paniscus/domain/funds';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';

type Facts = readonly (readonly [label: string, value: string])[];

/** Text of an email to staff. It names no donor and no buyer: mailboxes are less protected than the site. */
export type StaffNotice = {
  subject: string;
  text: string;
  facts: Facts;
  /** Sentence below the facts. */
  note?: string;
  button: string;
  /** Path of the staff page. */
  path: string;
};

export type OrderFacts = { number: string; totalCents: Cents; reason: string; path: string };

export const listOrderFacts = ({ number, totalCents, reason }: OrderFacts): Facts => [
  ['Order', number],
  ['Order total', formatDollars(totalCents)],
  ['Reason', reason],
];

export const orderNotice = (order: OrderFacts): StaffNotice => ({
  subject: `Order ${order.number} needs attention`,
  text: `Please review order ${order.number}.`,
  facts: listOrderFacts(order),
  button: 'Open the order',
  path: order.path,
});

export type DonationFacts = {
  amountCents: Cents;
  frequency: DonationFrequency;
  fund: string | null;
  /** Names the donation; null until it is paid. */
  receiptNumber: string | null;
  path: string;
};

export const listDonationFacts = (donation: DonationFacts): Facts => [
  ['Amount', formatDollars(donation.amountCents)],
  ['Frequency', FREQUENCY_LABELS[donation.frequency]],
  ['Fund', donation.fund ?? GENERAL_FUND],
  ...(donation.receiptNumber === null ? [] : [['Donation', donation.receiptNumber] as const]),
];

export const donationNotice = (donation: DonationFacts): StaffNotice => {
  const amount = formatDollars(donation.amountCents);
  return {
    subject: `New donation of ${amount}`,
    text: `We received a donation of ${amount}.`,
    facts: listDonationFacts(donation),
    button: 'Open the donation',
    path: donation.path,
  };
};

/** A second gift of a donor within minutes. */
export const repeatedDonationNotice = (donation: DonationFacts & { reason: string }): StaffNotice => {
  const amount = formatDollars(donation.amountCents);
  return {
    subject: `Possible duplicate donation of ${amount}`,
    text: `We received a donation of ${amount} that may be a duplicate. The payment went through.`,
    facts: [...listDonationFacts(donation), ['Reason', donation.reason]],
    button: 'Open the donation',
    path: donation.path,
  };
};

/** Without the name. */
const TRIBUTES: Record<TributeKind, string> = {
  memory: 'In someone’s memory',
  honor: 'In someone’s honor',
};

type Tribute = { kind: TributeKind; hasWallLine: boolean; hasUnsentCard: boolean; path: string };

export const tributeNotice = ({ kind, hasWallLine, hasUnsentCard, path }: Tribute): StaffNotice => ({
  subject: 'A tribute needs your review',
  text: 'We received a donation with a tribute that needs your review.',
  facts: [
    ['Tribute', TRIBUTES[kind]],
    ...(hasWallLine ? [['Memory wall', 'A message needs your decision'] as const] : []),
    ...(hasUnsentCard ? [['Card', 'Not sent automatically; please send it yourself'] as const] : []),
  ],
  button: 'Open the tributes',
  path,
});

type Day = {
  /** For example 'November 24, 2026'. */
  date: string;
  orderCount: number;
  salesCents: Cents;
  donationCount: number;
  donationsCents: Cents;
  /** When the email is sent, not on that day. */
  taskCount: number;
  path: string;
};

export const summaryNotice = (day: Day): StaffNotice => ({
  subject: `Summary for ${day.date}`,
  text: `Here is what happened on ${day.date}.`,
  facts: [
    ['Paid orders', `${day.orderCount} (${formatDollars(day.salesCents)})`],
    ['Donations', `${day.donationCount} (${formatDollars(day.donationsCents)})`],
  ],
  note: `Needs attention now: ${day.taskCount === 0 ? 'nothing' : day.taskCount}.`,
  button: 'Open the dashboard',
  path: day.path,
});
