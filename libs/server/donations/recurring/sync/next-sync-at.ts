import type { Settings } from '@paniscus/server/platform';
import type { RecurringDonationEntity } from '../recurring-donation.entity.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A donation awaiting its first charge is checked in every run while it is young, then less and less often. */
const YOUNG_MS = 15 * MINUTE_MS;
const GIVEN_UP_AFTER_MS = 30 * DAY_MS;

type RecurringDonation = Pick<RecurringDonationEntity, 'state' | 'nextAt' | 'createdAt' | 'endedAt'>;
type Rhythm = Pick<Settings, 'reconcileEveryS' | 'reconcileAfterS'>;

/**
 * When to poll the provider without a webhook: daily (which also finds expiring cards), soon after a charge was due,
 * and hourly while an invoice is open. Invoices left open at the end may still be paid for a while. Null when nothing
 * more can change.
 */
export function nextLookAt(
  gift: RecurringDonation,
  hasOpenBill: boolean,
  now: Date,
  rhythm: Rhythm,
): Date | null {
  const everyMs = rhythm.reconcileEveryS * 1000;
  const inMs = (ms: number) => new Date(now.getTime() + Math.max(ms, everyMs));
  if (gift.state === 'failed') return null;
  if (gift.state === 'ended') {
    const endedMs = gift.endedAt?.getTime() ?? 0;
    return hasOpenBill && now.getTime() - endedMs < GIVEN_UP_AFTER_MS ? inMs(DAY_MS) : null;
  }
  if (gift.state === 'pending') {
    const age = now.getTime() - gift.createdAt.getTime();
    if (age > GIVEN_UP_AFTER_MS) return null;
    return inMs(age > YOUNG_MS ? age / 4 : everyMs);
  }
  if (hasOpenBill || gift.state === 'past_due') return inMs(HOUR_MS);
  const untilCharge = gift.nextAt === null ? DAY_MS : gift.nextAt.getTime() - now.getTime();
  return inMs(Math.min(DAY_MS, untilCharge + rhythm.reconcileAfterS * 1000));
}
