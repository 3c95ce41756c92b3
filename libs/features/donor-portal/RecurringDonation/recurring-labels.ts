import { formatGiftKind, PERIODS } from '@paniscus/domain/donation';
import type { CardSummary, RecurringDonation, RecurringDonationState } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import type { RecurringAction, RecurringActionStatus } from '../DonorPortalScreen/donor-portal-state';
import { formatDay } from '../Shared/donation-dates';

export const STATE_LABELS: Record<RecurringDonationState, string> = {
  pending: 'Starting',
  active: 'Active',
  past_due: 'Charge failed',
  paused: 'Paused',
  ended: 'Ended',
  failed: 'Never started',
};

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Formats a card as 'Visa ending in 4242'. */
export const formatCardName = ({ brand, last4 }: CardSummary) =>
  `${BRANDS[brand] ?? 'Card'} ending in ${last4}`;

/** Formats the expiry date as '12/34', as printed on the card. */
export const formatCardExpiry = ({ exp_month, exp_year }: CardSummary) =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`;

export const formatTitle = (donation: RecurringDonation) =>
  `${formatDollars(donation.amount_cents)} a ${PERIODS[donation.frequency]}`;

/** Describes the state of a recurring donation in one or two sentences. */
export function describeState(donation: RecurringDonation): string {
  const { state, next_at: next, resumes_at: resumes, ended_at: ended } = donation;
  switch (state) {
    case 'pending':
      return 'We are waiting for confirmation of the first charge.';
    case 'active':
      return next === null ? 'Your gift is active.' : `The next charge is on ${formatDay(next)}.`;
    case 'past_due':
      return next === null
        ? 'The last charge did not go through.'
        : `The last charge did not go through. We will try again on ${formatDay(next)}.`;
    case 'paused':
      return resumes === null
        ? 'Paused until you resume it. You will not be charged while it is paused.'
        : `Paused until ${formatDay(resumes)}. ${
            next === null
              ? 'You will not be charged while it is paused.'
              : `The next charge is on ${formatDay(next)}.`
          }`;
    case 'ended':
      return ended === null ? 'Ended. You will not be charged again.' : `Ended on ${formatDay(ended)}.`;
    case 'failed':
      return 'The first charge did not go through, so this gift never started.';
  }
}

/** Whether a charge is still open after an action that was meant to resolve it. */
export const isStillOpen = (donation: RecurringDonation, action: RecurringAction) =>
  donation.state === 'past_due' && (action === 'retry' || action === 'card');

/** Confirms the completed action, without what `describeState` says above; `donation` is already updated. */
export function describeResult(
  donation: RecurringDonation,
  { action }: NonNullable<RecurringActionStatus['done']>,
): string {
  switch (action) {
    case 'amount':
      return `Starting with the next charge, your gift is ${formatTitle(donation)}.`;
    case 'card':
      return `${donation.card === null ? 'Your new card' : formatCardName(donation.card)} is now the card for your gift${
        donation.state === 'past_due' ? ', but a charge is still unpaid' : ''
      }.`;
    case 'pause':
      return 'Your gift is paused.';
    case 'resume':
      return 'Your gift is active again. Thank you.';
    case 'stop':
      return `Your ${formatGiftKind(donation.frequency)} has ended, and nothing more will be charged. Thank you for all you have given.`;
    case 'retry':
      return donation.state === 'past_due'
        ? 'The charge did not go through this time.'
        : 'The charge went through. Thank you.';
  }
}
