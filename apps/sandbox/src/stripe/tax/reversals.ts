import type Stripe from 'stripe';
import { invalid, missing } from '../api/failure.ts';
import { newId } from '../api/ids.ts';
import type { Params } from '../api/params.ts';
import type { StoredTransaction } from '../records.ts';
import { getSum } from './tax-amounts.ts';

type LineItem = Stripe.Tax.TransactionLineItem;
type ShippingCost = Stripe.Tax.Transaction.ShippingCost;
type Reversed = { lines: LineItem[]; shipping_cost: ShippingCost | null };

/** Lines of a full or partial reversal, by flat amount or by line item. Amounts are negative. */
export function reversedLines(
  original: StoredTransaction,
  earlier: readonly StoredTransaction[],
  params: Params,
): Reversed {
  const left = getTotal(original) + getSum(earlier.map(getTotal));
  if (left === 0) throw invalid('This tax transaction has already been fully reversed.');
  const reversed = reversedBy(original, earlier, params);
  if (left + getTotal({ ...original, ...withCost(original, reversed) }) < 0) {
    throw invalid('The amount to reverse is greater than what is left of the original transaction.', {
      param: params.has('flat_amount') ? 'flat_amount' : 'line_items',
    });
  }
  return reversed;
}

function reversedBy(
  original: StoredTransaction,
  earlier: readonly StoredTransaction[],
  params: Params,
): Reversed {
  params.required('mode');
  if (params.oneOf('mode', ['full', 'partial'] as const) === 'full') {
    if (earlier.length > 0)
      throw invalid('A transaction that is reversed in part cannot be reversed in full.', { param: 'mode' });
    return inProportion(original, 1);
  }
  const flat = params.integer('flat_amount');
  if (flat !== undefined) {
    if (flat >= 0) throw invalid('This value must be less than or equal to -1.', { param: 'flat_amount' });
    return inProportion(original, -flat / getTotal(original), flat);
  }
  return named(original, params);
}

/** Reverses all lines by the same share; the first line absorbs rounding differences. */
function inProportion(original: StoredTransaction, share: number, total?: number): Reversed {
  const back = (amount: number) => -Math.round(amount * share) || 0;
  const lines = original.lines.map((line) => toReversal(line, back(line.amount), back(line.amount_tax)));
  const cost = original.transaction.shipping_cost;
  const shipping_cost = cost && computeCost(cost, back(cost.amount), back(cost.amount_tax));
  const [first] = lines;
  const sum = getTotal({ ...original, ...withCost(original, { lines, shipping_cost }) });
  if (first && total !== undefined) first.amount += total - sum;
  return { lines, shipping_cost };
}

function named(original: StoredTransaction, params: Params): Reversed {
  const lines = params.each('line_items').map((given) => {
    given.only(['amount', 'amount_tax', 'metadata', 'original_line_item', 'quantity', 'reference']);
    const id = given.required('original_line_item');
    const line = original.lines.find((each) => each.id === id);
    if (!line) throw missing('tax transaction line item', id, 'line_items', 400);
    const reversal = toReversal(line, negative(given, 'amount'), negative(given, 'amount_tax'));
    return { ...reversal, reference: given.required('reference') };
  });
  const given = params.within('shipping_cost');
  const cost = original.transaction.shipping_cost;
  if (lines.length === 0 && !given)
    throw invalid('Give `flat_amount`, `line_items` or `shipping_cost`.', { param: 'line_items' });
  return {
    lines,
    shipping_cost:
      given && cost ? computeCost(cost, negative(given, 'amount'), negative(given, 'amount_tax')) : null,
  };
}

function negative(given: Params, name: string): number {
  given.required(name);
  const amount = given.integer(name) ?? 0;
  if (amount > 0) throw invalid('This value must be less than or equal to 0.', { param: name });
  return amount;
}

function toReversal(line: LineItem, amount: number, amount_tax: number): LineItem {
  return {
    ...line,
    id: newId('tax_li'),
    amount,
    amount_tax,
    reversal: { original_line_item: line.id },
    type: 'reversal',
  };
}

function computeCost(cost: ShippingCost, amount: number, amount_tax: number): ShippingCost {
  return { amount, amount_tax, tax_behavior: cost.tax_behavior, tax_code: cost.tax_code };
}

function withCost({ transaction }: StoredTransaction, { lines, shipping_cost }: Reversed) {
  return { lines, transaction: { ...transaction, shipping_cost } };
}

/** Total including tax; inclusive tax is already part of the amount. */
function getTotal({ transaction, lines }: StoredTransaction): number {
  const all = [...lines, ...(transaction.shipping_cost ? [transaction.shipping_cost] : [])];
  return getSum(all.map((each) => each.amount + (each.tax_behavior === 'exclusive' ? each.amount_tax : 0)));
}
