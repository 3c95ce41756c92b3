import { formatGiftKind, TRIBUTE_LABELS } from '@paniscus/domain/donation';
import type { DonationFrequency, TributeKind } from '@paniscus/domain/donation';
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
  text: `Order ${number} needs a decision by a person.`,
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
      ['Kind', formatGiftKind(donation.frequency)],
      ['Fund', donation.fund ?? 'Where it is needed most'],
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

type Tribute = { kind: TributeKind; hasWallLine: boolean; hasUnsentCard: boolean; path: string };

export const tributeNotice = ({ kind, hasWallLine, hasUnsentCard, path }: Tribute): StaffNotice => ({
  subject: 'A tribute waits for you',
  text: 'A donation with a tribute was paid, and it needs a person.',
  facts: [
    ['Tribute', TRIBUTE_LABELS[kind]],
    ...(hasWallLine ? [['Memory wall', 'A message waits for approval'] as const] : []),
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
  text: `This is what happened on ${day.date}.`,
  facts: [
    ['Paid orders', `${day.orderCount} (${formatDollars(day.salesCents)})`],
    ['Donations', `${day.donationCount} (${formatDollars(day.donationsCents)})`],
    ['Waiting for a person', String(day.taskCount)],
  ],
  button: 'Open the dashboard',
  path: day.path,
});
