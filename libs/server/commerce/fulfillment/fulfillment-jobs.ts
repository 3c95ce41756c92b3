import type { JobQueue } from '@paniscus/server/platform';

/**
 * Asks the print shop how far one of its orders is, or, with `isOurDoing`, whose it is unless we know. Its next news,
 * or reconciliation, would heal what is lost here.
 */
export const FOLLOW_PRINT_ORDER: JobQueue<{ printOrderId: string; isOurDoing?: boolean }> = {
  name: 'follow-print-order',
  retryLimit: 2000,
};

/** The cause of what the print shop tells. */
export const PRINT_SHOP = 'print shop';
