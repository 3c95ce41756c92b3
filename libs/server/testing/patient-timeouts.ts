import type { Timeouts } from '@paniscus/server/platform';

/** Longer than a test may take: only a test that hangs meets one of them, and no test that runs on a busy machine. */
const PATIENCE_MS = 10 * 60_000;

export const PATIENT_TIMEOUTS: Timeouts = {
  databaseConnection: PATIENCE_MS,
  databaseQuery: PATIENCE_MS,
  databaseHealth: PATIENCE_MS,
  stripe: PATIENCE_MS,
  printify: PATIENCE_MS,
  printifyProduct: PATIENCE_MS,
  printifySlot: PATIENCE_MS,
  productImage: PATIENCE_MS,
  youtube: PATIENCE_MS,
  storage: PATIENCE_MS,
  smtpConnection: PATIENCE_MS,
  emailDelivery: PATIENCE_MS,
  refund: PATIENCE_MS,
  catalog: PATIENCE_MS,
  markdown: PATIENCE_MS,
  drawing: PATIENCE_MS,
};
