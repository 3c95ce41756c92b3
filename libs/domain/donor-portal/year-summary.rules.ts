import { getReceiptStatements } from '../donation/receipt.rules.ts';
import type { ReceiptStatement } from '../donation/receipt.rules.ts';
import type { PastDonation } from './donor-portal.types.ts';

/** What a receipt says that a summary of many can say for all of them, in its order. */
const OF_A_YEAR: readonly ReceiptStatement[] = [
  'nothingInReturn',
  'disclosure',
  'acknowledgment',
  'deduction',
];

/** What a year's summary says besides its gifts: whatever the receipt of any of them says for the donor's taxes. */
export function getYearStatements(gifts: readonly PastDonation[]): ReceiptStatement[] {
  const statements = new Set(gifts.flatMap(getReceiptStatements));
  return OF_A_YEAR.filter((statement) => statements.has(statement));
}
