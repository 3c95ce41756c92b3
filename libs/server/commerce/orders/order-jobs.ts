import type { Cents } from '@paniscus/domain/money';
import type { JobQueue } from '@paniscus/server/platform';

/** Submits a paid order to Printify; handled in `fulfillment/`. Retries for about a week, at last once a minute. */
export const SUBMIT_ORDER: JobQueue<{ orderId: number }> = { name: 'submit-order', retryLimit: 10_000 };

/** When a paid order goes to Printify; undefined if orders do not wait. */
export const computeSubmissionTime = (paidAt: Date, holdS: number): Date | undefined =>
  holdS === 0 ? undefined : new Date(paidAt.getTime() + holdS * 1000);

/** Cancels a refunded order at Printify if that is still possible; handled in `fulfillment/`. */
export const WITHDRAW_ORDER: JobQueue<{ orderId: number }> = { name: 'withdraw-order', retryLimit: 2000 };

export const RECORD_TAX: JobQueue<{ orderId: number }> = { name: 'record-tax', retryLimit: 2000 };

/** Reports a refund to the tax service: `amountCents` is this refund, `refundedCents` the running total. */
export const REVERSE_TAX: JobQueue<{ orderId: number; amountCents: Cents | 'all'; refundedCents: Cents }> = {
  name: 'reverse-tax',
  retryLimit: 2000,
};
