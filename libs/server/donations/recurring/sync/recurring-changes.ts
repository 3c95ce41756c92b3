import { isCardExpiring, isRecurringDonationActive } from '@paniscus/domain/donor-portal';
import type { RecurringDonationEntity } from '../recurring-donation.entity.ts';
import { toCardSummary } from '../recurring-donation.view.ts';
import type { RecurringDonationEventEntity } from '../recurring-event.entity.ts';
import { findNewestUnpaidInvoice, sumDroppedCharges } from './provider-subscription.ts';
import type { ProviderSubscriptionState } from './provider-subscription.ts';

export type NewRecurringEvent = Pick<RecurringDonationEventEntity, 'kind'> &
  Partial<Pick<RecurringDonationEventEntity, 'what' | 'detail' | 'deduplicationKey'>>;

type RecurringDonation = RecurringDonationEntity;

/** Changes between two stored states that the donor is notified of, except the start. */
export function findNewEvents(
  before: RecurringDonation,
  after: RecurringDonation,
  provider: ProviderSubscriptionState,
  now: Date,
): NewRecurringEvent[] {
  if (!isRecurringDonationActive(after.state)) return buildEndEvents(before, after, provider);
  return [
    ...findChanges(before, after, provider),
    ...buildFailureEvents(after, provider),
    ...buildCardEvents(after, now),
  ];
}

export function findCardKey(recurringDonation: RecurringDonation): string | null {
  const card = toCardSummary(recurringDonation);
  return card === null ? null : `${card.brand} ${card.last4} ${card.exp_month}/${card.exp_year}`;
}

function buildEndEvents(
  before: RecurringDonation,
  after: RecurringDonation,
  { subscription }: ProviderSubscriptionState,
): NewRecurringEvent[] {
  if (after.state !== 'ended' || before.state === 'ended') return [];
  return [{ kind: 'ended', what: subscription.isUnpaid ? 'unpaid' : 'stopped', deduplicationKey: 'end' }];
}

function findChanges(
  before: RecurringDonation,
  after: RecurringDonation,
  { invoices }: ProviderSubscriptionState,
): NewRecurringEvent[] {
  if (!isRecurringDonationActive(before.state)) return [];
  const isPaused = after.state === 'paused';
  const wasPaused = before.state === 'paused';
  const hasOtherEnd = before.resumesAt?.getTime() !== after.resumesAt?.getTime();
  const card = findCardKey(before);
  const changes = [
    (before.amountCents !== after.amountCents || before.frequency !== after.frequency) && 'amount',
    card !== null && card !== findCardKey(after) && 'card',
    isPaused && (!wasPaused || hasOtherEnd) && 'paused',
    wasPaused && !isPaused && 'resumed',
  ];
  const droppedCents = isPaused && !wasPaused ? sumDroppedCharges(invoices) : 0;
  return changes
    .filter((what) => what !== false)
    .map((what) => ({
      kind: 'changed',
      what,
      detail: what === 'paused' && droppedCents > 0 ? String(droppedCents) : null,
    }));
}

/** Once per invoice, however often its charge fails. */
function buildFailureEvents(
  { state, failure }: RecurringDonation,
  { invoices }: ProviderSubscriptionState,
): NewRecurringEvent[] {
  const unpaidInvoice = findNewestUnpaidInvoice(invoices);
  if (state !== 'past_due' || unpaidInvoice === undefined) return [];
  return [{ kind: 'failed', detail: failure, deduplicationKey: unpaidInvoice.invoiceId }];
}

/** Once per card. */
function buildCardEvents(after: RecurringDonation, now: Date): NewRecurringEvent[] {
  const card = toCardSummary(after);
  if (card === null || !isCardExpiring(card, now)) return [];
  return [{ kind: 'card-ending', deduplicationKey: findCardKey(after) }];
}
