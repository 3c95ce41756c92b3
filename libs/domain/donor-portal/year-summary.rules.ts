import { getReceiptStatements } from '../donation/receipt.rules.ts';
import type { ReceiptStatement } from '../donation/receipt.rules.ts';
import type { PastDonation } from './donor-portal-response.schema.ts';

/** Receipt statements that also apply to a yearly summary, in display order. */
const OF_A_YEAR: readonly ReceiptStatement[] = [
  'nothingInReturn',
  'disclosure',
  'acknowledgment',
  'deduction',
];

/** Statements of a yearly summary: every tax statement that applies to at least one of its donations. */
export function getYearStatements(gifts: readonly PastDonation[]): ReceiptStatement[] {
  const statements = new Set(gifts.flatMap(getReceiptStatements));
  return OF_A_YEAR.filter((statement) => statements.has(statement));
}
