import { formatDollars } from '../money/money.ts';
import { FREQUENCY_LABELS, isRecurring } from './frequency.rules.ts';
import type { Receipt } from './receipt-response.schema.ts';
import { computeAcknowledgedCents, getReceiptState, getReceiptStatements } from './receipt.rules.ts';
import type { ReceiptStatement } from './receipt.rules.ts';
import { TRIBUTE_LABELS } from './tribute.rules.ts';

export type ReceiptTexts = {
  legalName: string;
  taxNumber: string;
  address: readonly string[];
  /** IANA time zone of donation dates. */
  timeZone: string;
  titles: Record<Receipt['state'], string>;
  statements: Record<ReceiptStatement, string>;
  /** Statements that read differently when they are about several donations. */
  statementsOfSeveral: Partial<Record<ReceiptStatement, string>>;
};

export type LabeledRows = readonly (readonly [label: string, value: string])[];

/** Text of a receipt, shared by the email (HTML and plain text) and the receipt page. */
export type ReceiptText = {
  title: string;
  facts: LabeledRows;
  /** Amounts; the last row is the acknowledged total. */
  sums: LabeledRows;
  statements: readonly string[];
};

export function formatReceipt(receipt: Receipt, texts: ReceiptTexts): ReceiptText {
  return {
    title: texts.titles[getReceiptState(receipt)],
    facts: buildFacts(receipt, texts),
    sums: buildAmountRows(receipt),
    statements: getReceiptStatements(receipt).map((statement) => texts.statements[statement]),
  };
}

/** Formats a date in the organization's time zone, so that a donation on New Year's Eve stays in its tax year. */
function formatReceiptDate(isoDate: string, timeZone: string): string {
  return new Date(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
}

function buildFacts(
  receipt: Receipt,
  { legalName, taxNumber, address, timeZone }: ReceiptTexts,
): LabeledRows {
  const { tribute } = receipt;
  return [
    ['Receipt', receipt.number],
    ['Date', formatReceiptDate(receipt.given_at, timeZone)],
    ['Donor', receipt.name],
    ...optionalRow(receipt.place !== '', 'Place', receipt.place),
    [
      'Gift type',
      `${isRecurring(receipt.frequency) ? FREQUENCY_LABELS[receipt.frequency] : 'One-time'}, paid online`,
    ],
    ...optionalRow(receipt.fund !== null, 'Purpose', receipt.fund ?? ''),
    ...optionalRow(
      tribute !== null,
      tribute === null ? '' : TRIBUTE_LABELS[tribute.kind],
      tribute?.name ?? '',
    ),
    ['Given to', legalName],
    ['Address', address.join(', ')],
    ['Tax number (EIN)', taxNumber],
  ];
}

function buildAmountRows(receipt: Receipt): LabeledRows {
  const { gift_cents: gift, cost_cents: cost, amount_cents: amount, refunded_cents: refunded } = receipt;
  if (cost === 0 && refunded === 0) return [['Amount in US dollars', formatDollars(amount)]];
  return [
    ['Gift', formatDollars(gift)],
    ...optionalRow(cost > 0, 'Added to cover the processing fee', formatDollars(cost)),
    ...optionalRow(refunded > 0, 'Refunded', formatDollars(-refunded)),
    [
      refunded > 0 ? 'Amount after refunds, in US dollars' : 'Total in US dollars',
      formatDollars(computeAcknowledgedCents(receipt)),
    ],
  ];
}

function optionalRow(isIncluded: boolean, label: string, value: string): LabeledRows {
  return isIncluded ? [[label, value]] : [];
}
