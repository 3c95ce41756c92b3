import { api } from '../fault.ts';
import type { Fault } from '../fault.ts';

const spec = 'libs/server/testing/database/migrations.spec.ts';

/** Changes of stored data, forward and back. */
export const migrationFaults: Fault[] = [
  {
    description: 'undoing a migration leaves a table behind',
    file: 'libs/server/platform/migrations/1763700000100-create-limits.ts',
    find: "await runner.query('DROP TABLE limits');",
    replace: "await runner.query('TRUNCATE limits');",
    caughtBy: api(spec, 'reverts each migration to the schema before it'),
  },
  {
    description: 'undoing a migration leaves a column behind',
    file: 'libs/server/donations/migrations/1763700000900-extend-donations.ts',
    find: 'DROP COLUMN risk_level, DROP COLUMN attention',
    replace: 'DROP COLUMN risk_level',
    caughtBy: api(spec, 'reverts each migration to the schema before it'),
  },
  {
    description: 'earlier refunds of donations are lost in a migration',
    file: 'libs/server/donations/migrations/1763700000900-extend-donations.ts',
    find: 'least(payments.refunded_cents, donations.amount_cents)',
    replace: '0 * payments.refunded_cents',
    caughtBy: api(spec, 'migrates refunded amounts from payments to donations'),
  },
  {
    description: 'a constraint has a name that the database made up',
    file: 'libs/server/donations/migrations/1763700000910-create-donor-links.ts',
    find: 'CONSTRAINT donor_links_email_unique UNIQUE',
    replace: 'UNIQUE',
    caughtBy: api(spec, 'names every constraint'),
  },
];
