import { formatGiftKind, PERIODS } from '@paniscus/domain/donation';
import type { CardSummary, RecurringDonation, RecurringDonationState } from '@paniscus/domain/donor-portal';
import { formatDollars } from '@paniscus/domain/money';
import type {
  ChargeOutcome,
  RecurringAction,
  RecurringActionStatus,
} from '../DonorPortalScreen/donor-portal-state';
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

/** Formats the heading of all recurring gifts of a donor: 'Your yearly gift', or 'Your recurring gifts' of several kinds. */
export function formatHeading(donations: readonly RecurringDonation[]): string {
  const [kind, ...others] = new Set(donations.map(({ frequency }) => frequency));
  return `Your ${kind === undefined || others.length > 0 ? 'recurring' : kind} ${donations.length === 1 ? 'gift' : 'gifts'}`;
}

/** Describes the state of a recurring donation in one or two sentences. */
export function describeState(donation: RecurringDonation): string {
  const { state, next_at: next, resumes_at: resumes, ended_at: ended } = donation;
  switch (state) {
    case 'pending':
      return 'We are waiting for confirmation of the first charge.';
    case 'active':
      return next === null ? 'Your gift is active.' : `The next charge is on ${formatDay(next)}.`;
    case 'past_due':
      return describeUnpaid(donation) + (next === null ? '' : ` We will try again on ${formatDay(next)}.`);
    case 'paused':
      return resumes === null
        ? 'Paused until you resume it. You will not be charged while it is paused.'
        : `Paused until ${formatDay(resumes)}. ${
            next === null
              ? 'You will not be charged while it is paused.'
              : `The next charge is on ${formatDay(next)}.`
          }`;
    case 'ended':
      return ended === null ? 'This gift has ended.' : `Ended on ${formatDay(ended)}.`;
    case 'failed':
      return 'The first charge did not go through, so this gift never started.';
  }
}

/** With what is unpaid: the amount of the gift may have been changed since. */
const describeUnpaid = ({ overdue_cents: overdue }: RecurringDonation) =>
  overdue === 0
    ? 'The last charge did not go through.'
    : `The last charge did not go through, and ${formatDollars(overdue)} is unpaid.`;

/** Whether a charge is still open after an action that was meant to resolve it. */
export const isStillOpen = (donation: RecurringDonation, action: RecurringAction) =>
  donation.state === 'past_due' && (action === 'retry' || action === 'card');

/** What a new amount does not change; undefined when nothing is overdue. */
export const describeFixedCharge = ({ overdue_cents: overdue }: RecurringDonation) =>
  overdue === 0
    ? undefined
    : `The new amount is for the charges after the missed one, which is still ${formatDollars(overdue)}.`;

/** What a pause cancels; undefined when nothing is overdue. */
export const describeDroppedCharge = ({
  overdue_cents: overdue,
}: Pick<RecurringDonation, 'overdue_cents'>) =>
  overdue === 0 ? undefined : `The missed charge of ${formatDollars(overdue)} will not be made.`;

/** What the card is charged as soon as it replaces another; undefined when nothing is overdue. */
export const describeOverdue = ({ overdue_cents: overdue }: RecurringDonation) =>
  overdue === 0
    ? undefined
    : `The missed charge of ${formatDollars(overdue)} will be made with the new card right away.`;

type CompletedAction = Pick<NonNullable<RecurringActionStatus['done']>, 'action' | 'outcome'>;

/** Confirms the completed action, without what `describeState` says above; `donation` is already updated. */
export function describeResult(donation: RecurringDonation, { action, outcome }: CompletedAction): string {
  switch (action) {
    case 'amount':
      return describeNewAmount(donation);
    case 'card':
      return describeNewCard(donation, outcome);
    case 'pause':
      return describePause(outcome);
    case 'resume':
      return 'Your gift is active again. Thank you.';
    case 'stop':
      return `Your ${formatGiftKind(donation.frequency)} has ended, and nothing more will be charged. Thank you for all you have given.`;
    case 'retry':
      return describeRetry(donation, outcome);
  }
}

/** Whether there was no charge to try again: in another tab, it was paid or dropped. */
export const isNothingLeft = (donation: RecurringDonation, { action, outcome }: CompletedAction): boolean =>
  action === 'retry' && donation.state !== 'past_due' && outcome.charged_cents === 0;

function describeRetry(donation: RecurringDonation, outcome: ChargeOutcome): string {
  if (donation.state === 'past_due') return 'The charge did not go through this time.';
  return outcome.charged_cents === 0
    ? 'Nothing was charged, because no missed charge is left.'
    : 'The charge went through. Thank you.';
}

const describePause = ({ dropped_cents: dropped }: ChargeOutcome): string =>
  ['Your gift is paused.', describeDroppedCharge({ overdue_cents: dropped })].filter(Boolean).join(' ');

function describeNewAmount(donation: RecurringDonation): string {
  const { overdue_cents: overdue } = donation;
  const since =
    overdue === 0 ? 'Starting with the next charge' : `After the missed charge of ${formatDollars(overdue)}`;
  return `${since}, your gift is ${formatTitle(donation)}.`;
}

function describeNewCard(donation: RecurringDonation, { charged_cents: charged }: ChargeOutcome): string {
  const card = donation.card === null ? 'Your new card' : formatCardName(donation.card);
  const isNow = `${card} is now the card for your gift`;
  if (donation.state === 'past_due') return `${isNow}, but a charge is still unpaid.`;
  if (charged === 0) return `${isNow}.`;
  return `${isNow}. The missed charge of ${formatDollars(charged)} went through. Thank you.`;
}
