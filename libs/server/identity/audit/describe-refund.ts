import { formatDollars } from '@paniscus/domain/money';

/** Facts of a refund: its amount, or that the whole rest was refunded. */
export const describeRefund = ({
  amount_cents: cents,
}: {
  amount_cents?: unknown;
}): Record<string, string> => ({
  amount: typeof cents === 'number' ? formatDollars(cents) : 'all that was left',
});
