import { createApiTest } from '../fault.ts';
import type { Fault } from '../fault.ts';

const migrationsSpec = 'libs/server/testing/database/migrations.spec.ts';

/** Database migrations and their reversal. */
export const migrationFaults: Fault[] = [
  {
    description: 'reverting a migration leaves a table behind',
    file: 'libs/server/platform/migrations/1763700000100-create-limits.ts',
    find: "await runner.query('DROP TABLE limits');",
    replace: "await runner.query('TRUNCATE limits');",
    caughtBy: createApiTest(migrationsSpec, 'reverts each migration to the schema before it'),
  },
  {
    description: 'reverting a migration leaves a column behind',
    file: 'libs/server/donations/migrations/1763700000900-extend-donations.ts',
    find: 'DROP COLUMN risk_level, DROP COLUMN attention',
    replace: 'DROP COLUMN risk_level',
    caughtBy: createApiTest(migrationsSpec, 'reverts each migration to the schema before it'),
  },
  {
    description: 'earlier refunds of donations are lost in a migration',
    file: 'libs/server/donations/migrations/1763700000900-extend-donations.ts',
    find: 'least(payments.refunded_cents, donations.amount_cents)',
    replace: '0 * payments.refunded_cents',
    caughtBy: createApiTest(migrationsSpec, 'migrates refunded amounts from payments to donations'),
  },
  {
    description: 'a constraint has a generated name',
    file: 'libs/server/donations/migrations/1763700000910-create-donor-links.ts',
    find: 'CONSTRAINT donor_links_email_unique UNIQUE',
    replace: 'UNIQUE',
    caughtBy: createApiTest(migrationsSpec, 'names every constraint'),
  },
];
