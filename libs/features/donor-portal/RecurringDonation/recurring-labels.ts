import type { CardSummary, RecurringDonation, RecurringState } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import type { GiftMoment, RecurringAction } from '../DonorPortalScreen/donor-portal-state';
import { formatDay } from '../Shared/donation-dates';

export const STATE_LABELS: Record<RecurringState, string> = {
  pending: 'Beginning',
  active: 'Active',
  past_due: 'Charge failed',
  paused: 'Paused',
  ended: 'Ended',
  failed: 'Never began',
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

export const formatTitle = (gift: RecurringDonation) => `${formatDollars(gift.amount_cents)} a month`;

/** Describes the state of a recurring donation in one or two sentences. */
export function getStanding(gift: RecurringDonation): string {
  const { state, next_at: next, resumes_at: resumes, ended_at: ended } = gift;
  switch (state) {
    case 'pending':
      return 'We are waiting to hear that the first charge went through.';
    case 'active':
      return next === null ? 'Your gift goes on.' : `The next charge is on ${formatDay(next)}.`;
    case 'past_due':
      return next === null
        ? 'The last charge did not go through.'
        : `The last charge did not go through. We try again on ${formatDay(next)}.`;
    case 'paused':
      return resumes === null
        ? 'Paused until you go on. Nothing is charged meanwhile.'
        : `Paused until ${formatDay(resumes)}. Nothing is charged meanwhile.`;
    case 'ended':
      return ended === null ? 'Ended. Nothing is charged any more.' : `Ended on ${formatDay(ended)}.`;
    case 'failed':
      return 'The first charge did not go through, so this gift never began.';
  }
}

/** Whether a charge is still open after an action that was meant to resolve it. */
export const isStillOpen = (gift: RecurringDonation, action: RecurringAction) =>
  gift.state === 'past_due' && (action === 'retry' || action === 'card');

/** Confirms the completed action; `gift` is already updated. */
export function describeDone(gift: RecurringDonation, { action }: NonNullable<GiftMoment['done']>): string {
  switch (action) {
    case 'amount':
      return `From the next charge on, your gift is ${formatTitle(gift)}.`;
    case 'card':
      return `${gift.card === null ? 'Your new card' : formatCardName(gift.card)} is in place.${
        gift.state === 'past_due' ? ` ${getStanding(gift)}` : ''
      }`;
    case 'pause':
      return getStanding(gift);
    case 'resume':
      return `Your gift goes on, thank you. ${gift.next_at === null ? '' : getStanding(gift)}`.trim();
    case 'stop':
      return 'Your monthly gift has ended, and nothing more will be charged. Thank you for all you have given.';
    case 'retry':
      return gift.state === 'past_due' ? getStanding(gift) : 'The charge went through. Thank you.';
  }
}
