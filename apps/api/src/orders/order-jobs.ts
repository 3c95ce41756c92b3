import type { Cents } from '@paniscus/domain';
import type { JobQueue } from '../jobs/job-queue.ts';

/** Takes a paid order to the print shop; done by `fulfilment/`. A week of tries, a minute apart at last. */
export const SUBMIT_ORDER: JobQueue<{ orderId: number }> = { name: 'submit-order', retryLimit: 10_000 };

/** Takes an order whose money was given back away from the print shop, if it can still be; done by `fulfilment/`. */
export const WITHDRAW_ORDER: JobQueue<{ orderId: number }> = { name: 'withdraw-order', retryLimit: 2000 };

/** Tells the tax service that a calculated tax was collected. */
export const RECORD_TAX: JobQueue<{ orderId: number }> = { name: 'record-tax', retryLimit: 2000 };

/** Tells the tax service that money was given back: so much of it now, so much altogether. */
export const REVERSE_TAX: JobQueue<{ orderId: number; amountCents: Cents | 'all'; refundedCents: Cents }> = {
  name: 'reverse-tax',
  retryLimit: 2000,
};
