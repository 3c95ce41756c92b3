import { formatDollars } from '../money/money.ts';
import type { Receipt } from './donation-records.types.ts';
import { computeAcknowledgedCents, getReceiptState, getReceiptStatements } from './receipt.rules.ts';
import type { ReceiptStatement } from './receipt.rules.ts';
import { TRIBUTE_LABELS } from './tribute.schema.ts';

/** Who gives receipts, and in which words: content of the site. */
export type ReceiptTexts = {
  legalName: string;
  /** Employer identification number. */
  taxNumber: string;
  /** One line for each line of the organization's address. */
  address: readonly string[];
  /** In which a gift's date is told. */
  timeZone: string;
  titles: Record<Receipt['state'], string>;
  statements: Record<ReceiptStatement, string>;
};

/** Labels and their values, in their order. */
export type WordRows = readonly (readonly [label: string, value: string])[];

/** A receipt as it is read: in the letter, in its text part and on its page. */
export type ReceiptText = {
  title: string;
  facts: WordRows;
  /** What was given; the last row is what the receipt counts for. */
  sums: WordRows;
  statements: readonly string[];
};

/** The words of a receipt: the one place where they are put together. */
export function formatReceipt(receipt: Receipt, texts: ReceiptTexts): ReceiptText {
  return {
    title: texts.titles[getReceiptState(receipt)],
    facts: listFacts(receipt, texts),
    sums: readSums(receipt),
    statements: getReceiptStatements(receipt).map((statement) => texts.statements[statement]),
  };
}

/** A day as people write it in the organization's zone: a gift of New Year's Eve stays in its tax year. */
export function formatReceiptDate(isoDate: string, timeZone: string): string {
  return new Date(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
}

function listFacts(receipt: Receipt, { legalName, taxNumber, address, timeZone }: ReceiptTexts): WordRows {
  const { tribute } = receipt;
  return [
    ['Receipt', receipt.number],
    ['Date', formatReceiptDate(receipt.given_at, timeZone)],
    ['Donor', receipt.name],
    ...rowIf(receipt.place !== '', 'Place', receipt.place),
    ['Given', receipt.frequency === 'monthly' ? 'Monthly, by card' : 'Once, by card'],
    ...rowIf(tribute !== null, tribute === null ? '' : TRIBUTE_LABELS[tribute.kind], tribute?.name ?? ''),
    ['Given to', legalName],
    ['Address', address.join(', ')],
    ['Tax number (EIN)', taxNumber],
  ];
}

function readSums(receipt: Receipt): WordRows {
  const { gift_cents: gift, cost_cents: cost, amount_cents: amount, refunded_cents: refunded } = receipt;
  if (cost === 0 && refunded === 0) return [['Amount in US dollars', formatDollars(amount)]];
  return [
    ['Gift', formatDollars(gift)],
    ...rowIf(cost > 0, 'Added for the cost of the payment', formatDollars(cost)),
    ...rowIf(refunded > 0, 'Given back', formatDollars(-refunded)),
    [
      refunded > 0 ? 'Counts, in US dollars' : 'Total in US dollars',
      formatDollars(computeAcknowledgedCents(receipt)),
    ],
  ];
}

function rowIf(isShown: boolean, label: string, value: string): WordRows {
  return isShown ? [[label, value]] : [];
}
