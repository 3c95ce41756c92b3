/**
 * Specs whose result can depend on which database engine runs them: starting, migrations, locks, the job queue, the
 * outbox, limits, refunds, payment sync and races. Where PostgreSQL is installed they run on both databases and all
 * other specs on PostgreSQL alone; `npm run test:nightly` runs everything on both.
 */
export const engineSpecs = [
  'auth/sessions/sessions.spec.ts',
  'database/**/*.spec.ts',
  'donations/donation-email.spec.ts',
  'donations/donation-limits.spec.ts',
  'donation-desk/letters/failed-letters.spec.ts',
  'donation-desk/list/donation-list.spec.ts',
  'fulfilment/backlog.spec.ts',
  'fulfilment/progress/shuffled-events.spec.ts',
  'fulfilment/rounds/event-pruning.spec.ts',
  'fulfilment/submission/submit-order.spec.ts',
  'health/health.spec.ts',
  'jobs/jobs.spec.ts',
  'limits/limits.spec.ts',
  'monthly/crashes.spec.ts',
  'monthly/settling/monthly-reconciliation.spec.ts',
  'monthly/settling/storm.spec.ts',
  'order-desk/list/order-list.spec.ts',
  'order-desk/order-refunds.spec.ts',
  'orders/begin/purchase-turns.spec.ts',
  'orders/letters/order-email.spec.ts',
  'orders/money/order-refunds.spec.ts',
  'payments/reconciliation.spec.ts',
  'payments/setup/payment-limits.spec.ts',
  'posts/posts.spec.ts',
  'search/search.spec.ts',
  'security/database-away.spec.ts',
  'staff/staff-cli.spec.ts',
  'testing/database/*.spec.ts',
  'trials/killed-shop.spec.ts',
];
