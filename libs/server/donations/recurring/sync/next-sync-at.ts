import { DAY_MS, HOUR_MS, MINUTE_MS } from '@paniscus/domain/timing';
import type { Settings } from '@paniscus/server/platform';
import type { RecurringDonationEntity } from '../recurring-donation.entity.ts';

/** A donation awaiting its first charge is checked in every run while it is recent, then less and less often. */
const RECENT_MS = 15 * MINUTE_MS;
const ABANDONED_AFTER_MS = 30 * DAY_MS;

type RecurringDonation = Pick<RecurringDonationEntity, 'state' | 'nextAt' | 'createdAt' | 'endedAt'>;
type Intervals = Pick<Settings, 'reconcileEveryS' | 'reconcileAfterS'>;

/**
 * When to poll the provider without a webhook: daily (which also finds expiring cards), soon after a charge was due,
 * and hourly while an invoice is open. Invoices left open at the end may still be paid for a while. Null when nothing
 * more can change.
 */
export function computeNextSyncAt(
  recurringDonation: RecurringDonation,
  hasOpenInvoice: boolean,
  now: Date,
  intervals: Intervals,
): Date | null {
  const everyMs = intervals.reconcileEveryS * 1000;
  const after = (ms: number) => new Date(now.getTime() + Math.max(ms, everyMs));
  if (recurringDonation.state === 'failed') return null;
  if (recurringDonation.state === 'ended') {
    const endedMs = recurringDonation.endedAt?.getTime() ?? 0;
    return hasOpenInvoice && now.getTime() - endedMs < ABANDONED_AFTER_MS ? after(DAY_MS) : null;
  }
  if (recurringDonation.state === 'pending') {
    const age = now.getTime() - recurringDonation.createdAt.getTime();
    if (age > ABANDONED_AFTER_MS) return null;
    return after(age > RECENT_MS ? age / 4 : everyMs);
  }
  if (hasOpenInvoice || recurringDonation.state === 'past_due') return after(HOUR_MS);
  const untilCharge =
    recurringDonation.nextAt === null ? DAY_MS : recurringDonation.nextAt.getTime() - now.getTime();
  return after(Math.min(DAY_MS, untilCharge + intervals.reconcileAfterS * 1000));
}
