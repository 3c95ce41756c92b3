import { FREQUENCY_LABELS } from '@paniscus/domain/donation';
import type { DonationFrequency, TributeKind } from '@paniscus/domain/donation';
import { GENERAL_FUND } from '@paniscus/domain/funds';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';

/** Text of an email to staff. It names no donor and no buyer: mailboxes are less protected than the site. */
export type StaffNotice = {
  subject: string;
  text: string;
  facts: readonly (readonly [label: string, value: string])[];
  button: string;
  /** Path of the staff page. */
  path: string;
};

type Order = { number: string; totalCents: Cents; reason: string; path: string };

export const orderNotice = ({ number, totalCents, reason, path }: Order): StaffNotice => ({
  subject: `Order ${number} needs attention`,
  text: `Someone needs to make a decision about order ${number}.`,
  facts: [
    ['Order', number],
    ['Order total', formatDollars(totalCents)],
    ['Reason', reason],
  ],
  button: 'Open the order',
  path,
});

type Donation = {
  amountCents: Cents;
  frequency: DonationFrequency;
  fund: string | null;
  receiptNumber: string;
  path: string;
};

export const donationNotice = (donation: Donation): StaffNotice => {
  const amount = formatDollars(donation.amountCents);
  return {
    subject: `New donation of ${amount}`,
    text: `We received a donation of ${amount}.`,
    facts: [
      ['Amount', amount],
      ['Frequency', FREQUENCY_LABELS[donation.frequency]],
      ['Fund', donation.fund ?? GENERAL_FUND],
      ['Receipt', donation.receiptNumber],
    ],
    button: 'Open the donation',
    path: donation.path,
  };
};

type PaymentProblem = { about: string; amountCents: Cents; reason: string; button: string; path: string };

export const paymentProblemNotice = (problem: PaymentProblem): StaffNotice => ({
  subject: `Problem with a payment: ${problem.about}`,
  text: `There is a problem with the payment of ${problem.about}.`,
  facts: [
    ['Amount', formatDollars(problem.amountCents)],
    ['Reason', problem.reason],
  ],
  button: problem.button,
  path: problem.path,
});

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
    ...(hasWallLine ? [['Memory wall', 'A message needs approval'] as const] : []),
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
  taskCount: number;
  path: string;
};

export const summaryNotice = (day: Day): StaffNotice => ({
  subject: `Summary of ${day.date}`,
  text: `Here is what happened on ${day.date}.`,
  facts: [
    ['Paid orders', `${day.orderCount} (${formatDollars(day.salesCents)})`],
    ['Donations', `${day.donationCount} (${formatDollars(day.donationsCents)})`],
    ['Needs staff attention', String(day.taskCount)],
  ],
  button: 'Open the dashboard',
  path: day.path,
});
