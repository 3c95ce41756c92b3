/**
 * Specs whose result can depend on which database engine runs them: starting, migrations, locks, the job queue, the
 * outbox, limits, refunds, payment sync and races. Where PostgreSQL is installed they run on both databases and all
 * other specs on PostgreSQL alone; `npm run test:nightly` runs everything on both.
 */
export const engineSpecs = [
  'libs/server/identity/auth/sessions/sessions.spec.ts',
  'libs/server/platform/database/**/*.spec.ts',
  'libs/server/donations/one-time/donation-email.spec.ts',
  'libs/server/donations/one-time/donation-limits.spec.ts',
  'libs/server/donations/admin/emails/failed-emails.spec.ts',
  'libs/server/donations/admin/list/donation-list.spec.ts',
  'libs/server/commerce/fulfillment/backlog.spec.ts',
  'libs/server/commerce/fulfillment/progress/shuffled-events.spec.ts',
  'libs/server/commerce/fulfillment/pollers/event-pruning.spec.ts',
  'libs/server/commerce/fulfillment/submission/submit-order.spec.ts',
  'libs/server/platform/health/health.spec.ts',
  'libs/server/platform/jobs/jobs.spec.ts',
  'libs/server/platform/rate-limits/limits.spec.ts',
  'libs/server/donations/recurring/crashes.spec.ts',
  'libs/server/donations/recurring/sync/recurring-reconciliation.spec.ts',
  'libs/server/donations/recurring/sync/event-storm.spec.ts',
  'libs/server/commerce/orders-admin/list/order-list.spec.ts',
  'libs/server/commerce/orders-admin/order-refunds.spec.ts',
  'libs/server/commerce/orders/checkout/purchase-concurrency.spec.ts',
  'libs/server/commerce/orders/emails/order-email.spec.ts',
  'libs/server/commerce/orders/payment/order-refunds.spec.ts',
  'libs/server/payments/sync/reconciliation.spec.ts',
  'libs/server/payments/limits/payment-limits.spec.ts',
  'libs/server/publishing/posts/posts.spec.ts',
  'libs/server/publishing/search/search.spec.ts',
  'apps/api/security/database-away.spec.ts',
  'libs/server/identity/staff/staff-cli.spec.ts',
  'libs/server/testing/database/*.spec.ts',
  'apps/api/trials/killed-shop.spec.ts',
];
