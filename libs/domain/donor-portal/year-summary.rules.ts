import { getReceiptStatements } from '../donation/receipt.rules.ts';
import type { ReceiptStatement } from '../donation/receipt.rules.ts';
import type { PastDonation } from './donor-portal-response.schema.ts';

/** Receipt statements that also apply to a yearly summary, in display order. */
const YEAR_STATEMENTS: readonly ReceiptStatement[] = [
  'noGoodsOrServices',
  'disclosure',
  'acknowledgment',
  'deduction',
];

/** Statements of a yearly summary: every tax statement that applies to at least one of its donations. */
export function getYearStatements(donations: readonly PastDonation[]): ReceiptStatement[] {
  const statements = new Set(donations.flatMap(getReceiptStatements));
  return YEAR_STATEMENTS.filter((statement) => statements.has(statement));
}
