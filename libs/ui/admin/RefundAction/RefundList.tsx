import { EventList } from '../EventList/EventList';

type RefundState = 'requested' | 'succeeded' | 'failed';

interface RefundListProps {
  refunds: readonly {
    amount_cents: number;
    state: RefundState;
    reason: string;
    by: string;
    created_at: string;
  }[];
  format: (cents: number) => string;
}

const STATES: Record<RefundState, string> = {
  requested: 'asked for',
  succeeded: 'given back',
  failed: 'failed',
};

export function RefundList({ refunds, format }: RefundListProps) {
  const events = refunds.map(({ amount_cents, state, reason, by, created_at }) => ({
    at: created_at,
    text: `${format(amount_cents)}, ${STATES[state]}`,
    note: reason,
    by,
  }));
  return <EventList events={events} />;
}
