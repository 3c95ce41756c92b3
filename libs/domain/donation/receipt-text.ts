import { formatDollars } from '../money/money.ts';
import type { Receipt } from './receipt-response.schema.ts';
import { computeAcknowledgedCents, getReceiptState, getReceiptStatements } from './receipt.rules.ts';
import type { ReceiptStatement } from './receipt.rules.ts';
import { TRIBUTE_LABELS } from './tribute.schema.ts';

export type ReceiptTexts = {
  legalName: string;
  taxNumber: string;
  address: readonly string[];
  /** IANA time zone of donation dates. */
  timeZone: string;
  titles: Record<Receipt['state'], string>;
  statements: Record<ReceiptStatement, string>;
};

export type WordRows = readonly (readonly [label: string, value: string])[];

/** Text of a receipt, shared by the e-mail, its plain-text part and the receipt page. */
export type ReceiptText = {
  title: string;
  facts: WordRows;
  /** Amounts; the last row is the acknowledged total. */
  sums: WordRows;
  statements: readonly string[];
};

export function formatReceipt(receipt: Receipt, texts: ReceiptTexts): ReceiptText {
  return {
    title: texts.titles[getReceiptState(receipt)],
    facts: buildFacts(receipt, texts),
    sums: readSums(receipt),
    statements: getReceiptStatements(receipt).map((statement) => texts.statements[statement]),
  };
}

/** Formats a date in the organization's time zone, so that a donation on New Year's Eve stays in its tax year. */
function formatReceiptDate(isoDate: string, timeZone: string): string {
  return new Date(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
}

function buildFacts(receipt: Receipt, { legalName, taxNumber, address, timeZone }: ReceiptTexts): WordRows {
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
