import type { Settings } from '../../config/settings.ts';
import type { RecurringDonationEntity } from '../monthly-gift.entity.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A gift that waits for its first charge is looked at on every round while it is young, then ever less often. */
const YOUNG_MS = 15 * MINUTE_MS;
const GIVEN_UP_AFTER_MS = 30 * DAY_MS;

type RecurringDonation = Pick<RecurringDonationEntity, 'state' | 'nextAt' | 'createdAt' | 'endedAt'>;
type Rhythm = Pick<Settings, 'reconcileEveryS' | 'reconcileAfterS'>;

/**
 * When the provider is asked about a gift without having told anything: each day, which also finds a card that is
 * about to end, soon after a charge was due, and every hour while a bill is open. What was
 * owed when it ended may still be paid for a while. Null: nothing more can come.
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
