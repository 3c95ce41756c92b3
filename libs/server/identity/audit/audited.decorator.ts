import { SetMetadata } from '@nestjs/common';
import type { AuditAction } from '@paniscus/domain/session';
import type { EntityTarget, ObjectLiteral } from 'typeorm';

/** Key of the metadata that `@Audited` sets. */
export const AUDITED = 'audited';

export type Audited = {
  action: AuditAction;
  /** Short facts for the audit log, from the validated body and the response. */
  describe?: (body: Record<string, unknown>, response: Record<string, unknown>) => Record<string, string>;
  /**
   * For calls that may change nothing: one that leaves the row with the `id` of the path as it was is not recorded; without
   * an `id` in the path, the row of the person's account.
   */
  changes?: EntityTarget<ObjectLiteral>;
  /** For calls that may return a row that exists already; only the one that created it is recorded. */
  creates?: EntityTarget<ObjectLiteral>;
  /** For calls that may leave the order of all rows, by `position`, as it was; they are not recorded. */
  reorders?: EntityTarget<ObjectLiteral>;
  /** Records repetitions within minutes once, for routes that an editor calls repeatedly. */
  isRepeated?: boolean;
};

/**
 * Records each successful call of a route in the audit log, with the `id` of the path or of the response as its subject:
 * `@Audited('order.retried')`.
 */
export const Audited = (action: AuditAction, options: Omit<Audited, 'action'> = {}) =>
  SetMetadata(AUDITED, { action, ...options } satisfies Audited);
