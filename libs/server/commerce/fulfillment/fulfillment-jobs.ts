import type { JobQueue } from '@paniscus/server/platform';

/**
 * Syncs an order from Printify; with `isOurDoing`, only when we do not know the order yet. A lost job is repaired by
 * the next event or by reconciliation.
 */
export const FOLLOW_PRINTIFY_ORDER: JobQueue<{ printOrderId: string; isOurDoing?: boolean }> = {
  name: 'follow-print-order',
  retryLimit: 2000,
};

export const PRINTIFY_CAUSE = 'print shop';
