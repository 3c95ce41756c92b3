/**
 * How long the server waits for other services, processes and threads, in milliseconds. Not environment settings: specs
 * raise them, so that a busy machine fails no test.
 */
export type Timeouts = Readonly<{
  databaseConnection: number;
  databaseQuery: number;
  /** For the readiness of the database that staff see: a slower query delays every one of their pages noticeably. */
  databaseHealth: number;
  /** Per attempt; with the one retry a caller waits at most 15 seconds. */
  stripe: number;
  /** Plus the longest wait for a slot: at most 15 seconds for the caller. */
  printify: number;
  /** Short, because a buyer is waiting and the cached product is nearly as good. */
  printifyProduct: number;
  /** Longest wait for the rate limiter. */
  printifySlot: number;
  productImage: number;
  youtube: number;
  /** Per picture file. */
  storage: number;
  /** For connecting to the mail server. */
  smtpConnection: number;
  /** For a slow mail server, or for another process that is sending the same email. */
  emailDelivery: number;
  /** For another process that is making the same refund. */
  refund: number;
  /** For another process that is refreshing the product catalog. */
  catalog: number;
  /** Last resort: parsing is limited by its CPU time. */
  markdown: number;
  /** Last resort: a drawing takes a tenth of a second. */
  drawing: number;
}>;

export const TIMEOUTS: Timeouts = {
  databaseConnection: 5000,
  databaseQuery: 15_000,
  databaseHealth: 1000,
  stripe: 7000,
  printify: 10_000,
  printifyProduct: 4000,
  printifySlot: 5000,
  productImage: 10_000,
  youtube: 5000,
  storage: 10_000,
  smtpConnection: 5000,
  emailDelivery: 12_000,
  refund: 12_000,
  catalog: 12_000,
  markdown: 30_000,
  drawing: 30_000,
};
