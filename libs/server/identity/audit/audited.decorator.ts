import { SetMetadata } from '@nestjs/common';
import { formatDollars } from '@paniscus/domain/money';
import type { AuditAction } from '@paniscus/domain/session';

/** Key of the metadata that `@Audited` sets. */
export const AUDITED = 'audited';

export type Audited = {
  action: AuditAction;
  /** Short facts for the audit log, from the validated body. */
  describe?: (body: Record<string, unknown>) => Record<string, string>;
  /** Records repetitions within minutes once, for routes that an editor calls repeatedly. */
  isRepeated?: boolean;
};

/**
 * Records each successful call of a route in the audit log, with the `id` of the path or of the response as its subject:
 * `@Audited('order.refunded')`.
 */
export const Audited = (action: AuditAction, options: Omit<Audited, 'action'> = {}) =>
  SetMetadata(AUDITED, { action, ...options } satisfies Audited);

/** Facts of a refund: its amount, or that the whole rest was refunded. */
export const describeRefund = ({
  amount_cents: cents,
}: {
  amount_cents?: unknown;
}): Record<string, string> => ({
  amount: typeof cents === 'number' ? formatDollars(cents) : 'all that was left',
});
