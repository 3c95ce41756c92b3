import { formatDollars } from '@paniscus/domain';
import type { OrderRefund } from '@paniscus/domain';
import { EventList } from '@paniscus/ui';

const STATES: Record<OrderRefund['state'], string> = {
  requested: 'asked for',
  succeeded: 'given back',
  failed: 'failed',
};

/** What was given back, by whom and why. */
export function RefundList({ refunds }: { refunds: readonly OrderRefund[] }) {
  const events = refunds.map(({ amount_cents, state, reason, by, created_at }) => ({
    at: created_at,
    text: `${formatDollars(amount_cents)}, ${STATES[state]}`,
    note: reason,
    by,
  }));
  return <EventList events={events} />;
}
