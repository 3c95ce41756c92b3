import { DAY_MS } from '../timing/durations.ts';
import type { SystemState } from './dashboard-response.schema.ts';

/** An older event or email does not show that the part still works. */
const RECENT_MS = 30 * DAY_MS;

const isRecent = (time: Date, now: Date) => now.getTime() - time.getTime() <= RECENT_MS;

type WebhookTimes = {
  lastEventAt: Date | null;
  /** When a payment was last found by asking the provider, because no event had told of it. */
  lastMissedAt: Date | null;
};

/** Webhooks need attention when the newest news of a payment did not come from an event. */
export function rateWebhooks({ lastEventAt, lastMissedAt }: WebhookTimes, now: Date): SystemState {
  const isMissing = lastMissedAt !== null && (lastEventAt === null || lastEventAt < lastMissedAt);
  if (isMissing && isRecent(lastMissedAt, now)) return 'attention';
  return !isMissing && lastEventAt !== null && isRecent(lastEventAt, now) ? 'ok' : 'unknown';
}

type EmailStatus = { failing: number; lastSentAt: Date | null };

/** Email needs attention while one could not be sent. */
export function rateEmail({ failing, lastSentAt }: EmailStatus, now: Date): SystemState {
  if (failing > 0) return 'attention';
  return lastSentAt !== null && isRecent(lastSentAt, now) ? 'ok' : 'unknown';
}
