import { formatDollars } from '@paniscus/domain';
import type { GiftCard, MonthlyGift, MonthlyState } from '@paniscus/domain';
import { dayOf } from '../GivingParts/given-days';
import type { GiftMoment, MonthlyAction } from '../GivingScreen/giving-state';

/** A state at a glance. */
export const STATE_LABELS: Record<MonthlyState, string> = {
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

/** 'Visa ending in 4242'. */
export const cardNameOf = ({ brand, last4 }: GiftCard) => `${BRANDS[brand] ?? 'Card'} ending in ${last4}`;

/** '12/34', as it is printed on the card. */
export const cardEndOf = ({ exp_month, exp_year }: GiftCard) =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`;

export const titleOf = (gift: MonthlyGift) => `${formatDollars(gift.amount_cents)} a month`;

/** How a monthly gift stands, in a sentence or two. */
export function standingOf(gift: MonthlyGift): string {
  const { state, next_at: next, resumes_at: resumes, ended_at: ended } = gift;
  switch (state) {
    case 'pending':
      return 'We are waiting to hear that the first charge went through.';
    case 'active':
      return next === null ? 'Your gift goes on.' : `The next charge is on ${dayOf(next)}.`;
    case 'past_due':
      return next === null
        ? 'The last charge did not go through.'
        : `The last charge did not go through. We try again on ${dayOf(next)}.`;
    case 'paused':
      return resumes === null
        ? 'Paused until you go on. Nothing is charged meanwhile.'
        : `Paused until ${dayOf(resumes)}. Nothing is charged meanwhile.`;
    case 'ended':
      return ended === null ? 'Ended. Nothing is charged any more.' : `Ended on ${dayOf(ended)}.`;
    case 'failed':
      return 'The first charge did not go through, so this gift never began.';
  }
}

/** Whether what was done has left a charge open that it was meant to mend. */
export const isStillOpen = (gift: MonthlyGift, action: MonthlyAction) =>
  gift.state === 'past_due' && (action === 'retry' || action === 'card');

/** What has just been done, in words; the gift is as it is now. */
export function doneWordsOf(gift: MonthlyGift, { action }: NonNullable<GiftMoment['done']>): string {
  switch (action) {
    case 'amount':
      return `From the next charge on, your gift is ${titleOf(gift)}.`;
    case 'card':
      return `${gift.card === null ? 'Your new card' : cardNameOf(gift.card)} is in place.${
        gift.state === 'past_due' ? ` ${standingOf(gift)}` : ''
      }`;
    case 'pause':
      return standingOf(gift);
    case 'resume':
      return `Your gift goes on, thank you. ${gift.next_at === null ? '' : standingOf(gift)}`.trim();
    case 'stop':
      return 'Your monthly gift has ended, and nothing more will be charged. Thank you for all you have given.';
    case 'retry':
      return gift.state === 'past_due' ? standingOf(gift) : 'The charge went through. Thank you.';
  }
}
