import type { ComponentProps } from 'react';
import { EventList } from '../EventList/EventList';

type RefundState = 'requested' | 'succeeded' | 'failed';

interface RefundListProps extends Omit<ComponentProps<typeof EventList>, 'events'> {
  /** Newest first. */
  refunds: readonly {
    amount_cents: number;
    state: RefundState;
    reason: string;
    by: string;
    created_at: string;
  }[];
  /** Formats an amount in the smallest unit of the currency: '$14.50'. */
  format: (cents: number) => string;
}

const STATES: Record<RefundState, string> = {
  requested: 'requested',
  succeeded: 'refunded',
  failed: 'failed',
};

export function RefundList({ refunds, format, ...list }: RefundListProps) {
  const events = refunds.map(({ amount_cents, state, reason, by, created_at }) => ({
    at: created_at,
    text: `${format(amount_cents)}, ${STATES[state]}`,
    note: reason,
    by,
  }));
  return <EventList {...list} events={events} />;
}
