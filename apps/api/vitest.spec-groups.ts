import { globSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** Returns the patterns; throws if one matches no file, so that a renamed spec does not silently stop running. */
function requireMatches(patterns: string[]): string[] {
  const unmatched = patterns.filter((pattern) => globSync(pattern, { cwd: ROOT }).length === 0);
  if (unmatched.length > 0) throw new Error(`No spec file matches ${unmatched.join(', ')}.`);
  return patterns;
}

/**
 * Specs that run on both databases: startup, migrations, locks, races and the job queue. The embedded engine is
 * PostgreSQL with a single connection, so queries return the same and only concurrency differs. All other specs run on
 * PostgreSQL, where it is installed; `npm run test:nightly` runs everything on both.
 */
export const engineSpecs = requireMatches([
  'libs/server/platform/database/**/*.spec.ts',
  'libs/server/platform/jobs/jobs.spec.ts',
  'libs/server/identity/auth/sessions/sessions.spec.ts',
  'libs/server/identity/staff/staff-cli.spec.ts',
  'libs/server/commerce/orders/checkout/purchase-concurrency.spec.ts',
  'libs/server/payments/sync/reconciliation.spec.ts',
  'libs/server/testing/database/*.spec.ts',
  'apps/api/security/database-outage.spec.ts',
]);

/** Crash, flood, reordering and backlog trials, which run at night: they need minutes, and the machine to themselves. */
export const trialSpecs = requireMatches([
  'apps/api/trials/*.spec.ts',
  'libs/server/donations/*/killed-server.spec.ts',
  'libs/server/commerce/fulfillment/backlog.spec.ts',
  'libs/server/donations/recurring/sync/event-storm.spec.ts',
  'libs/server/commerce/fulfillment/progress/shuffled-events.spec.ts',
]);
