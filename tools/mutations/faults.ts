import type { Fault } from './fault.ts';
import { formFaults } from './faults/forms.ts';
import { idempotencyFaults } from './faults/idempotency.ts';
import { interfaceFaults } from './faults/interface.ts';
import { migrationFaults } from './faults/migrations.ts';
import { moneyFaults } from './faults/money.ts';
import { pageCacheFaults } from './faults/page-cache.ts';
import { refundFaults } from './faults/refunds.ts';
import { roleFaults } from './faults/roles.ts';
import { sanitizingFaults } from './faults/sanitizing.ts';

/** All deliberate faults by area; `npm run mutations -- AREA` runs a single area. */
export const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  money: moneyFaults,
  refunds: refundFaults,
  forms: formFaults,
  idempotency: idempotencyFaults,
  roles: roleFaults,
  sanitizing: sanitizingFaults,
  'page-cache': pageCacheFaults,
  migrations: migrationFaults,
  interface: interfaceFaults,
};
