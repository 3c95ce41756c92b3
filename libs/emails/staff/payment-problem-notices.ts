import { FREQUENCY_LABELS } from '@paniscus/domain/donation';
import type { DonationFrequency } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { listDonationFacts, listOrderFacts } from './staff-notices.ts';
import type { DonationFacts, OrderFacts, StaffNotice } from './staff-notices.ts';

const describeProblem = (about: string) => ({
  subject: `Problem with a payment: ${about}`,
  text: `There is a problem with the payment for ${about}.`,
});

export const orderProblemNotice = (order: OrderFacts): StaffNotice => ({
  ...describeProblem(`order ${order.number}`),
  facts: listOrderFacts(order),
  button: 'Open the order',
  path: order.path,
});

export const donationProblemNotice = (donation: DonationFacts & { reason: string }): StaffNotice => ({
  ...describeProblem(donation.receiptNumber === null ? 'a donation' : `donation ${donation.receiptNumber}`),
  facts: [...listDonationFacts(donation), ['Reason', donation.reason]],
  button: 'Open the donation',
  path: donation.path,
});

type RecurringProblem = {
  amountCents: Cents;
  frequency: DonationFrequency;
  /** What the donor was told; null when the card’s bank gave no reason. */
  failure: string | null;
  path: string;
};

export const recurringProblemNotice = (problem: RecurringProblem): StaffNotice => ({
  ...describeProblem(`a ${problem.frequency} gift`),
  facts: [
    ['Amount', formatDollars(problem.amountCents)],
    ['Frequency', FREQUENCY_LABELS[problem.frequency]],
    problem.failure === null
      ? ['Reason', 'The card could not be charged.']
      : ['Message from the bank', problem.failure],
  ],
  button: 'Open the recurring gifts',
  path: problem.path,
});
