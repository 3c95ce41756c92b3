import type Stripe from 'stripe';
import { invalid, resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import type { Params } from '../api/params.ts';
import type { StoredTransaction } from '../records.ts';
import { sum } from './tax-amounts.ts';

type LineItem = Stripe.Tax.TransactionLineItem;
type ShippingCost = Stripe.Tax.Transaction.ShippingCost;
type Reversal = { lines: LineItem[]; shipping_cost: ShippingCost | null };

/** Lines of a full or partial reversal, by flat amount or by line item. Amounts are negative. */
export function buildReversal(
  original: StoredTransaction,
  earlierReversals: readonly StoredTransaction[],
  params: Params,
): Reversal {
  const remainingCents = getTotal(original) + sum(earlierReversals.map(getTotal));
  if (remainingCents === 0) throw invalid('This tax transaction has already been fully reversed.');
  const reversal = reverse(original, earlierReversals, params);
  if (remainingCents + getTotal({ ...original, ...withShippingCost(original, reversal) }) < 0) {
    throw invalid('The amount to reverse is greater than what is left of the original transaction.', {
      param: params.has('flat_amount') ? 'flat_amount' : 'line_items',
    });
  }
  return reversal;
}

function reverse(
  original: StoredTransaction,
  earlierReversals: readonly StoredTransaction[],
  params: Params,
): Reversal {
  params.required('mode');
  if (params.oneOf('mode', ['full', 'partial'] as const) === 'full') {
    if (earlierReversals.length > 0)
      throw invalid('A transaction that is reversed in part cannot be reversed in full.', { param: 'mode' });
    return reverseProportionally(original, 1);
  }
  const flatAmount = params.integer('flat_amount');
  if (flatAmount !== undefined) {
    if (flatAmount >= 0)
      throw invalid('This value must be less than or equal to -1.', { param: 'flat_amount' });
    return reverseProportionally(original, -flatAmount / getTotal(original), flatAmount);
  }
  return reverseLines(original, params);
}

/** Reverses all lines by the same share; the first line absorbs rounding differences. */
function reverseProportionally(original: StoredTransaction, share: number, total?: number): Reversal {
  const toReversed = (amount: number) => -Math.round(amount * share) || 0;
  const lines = original.lines.map((line) =>
    toReversal(line, toReversed(line.amount), toReversed(line.amount_tax)),
  );
  const cost = original.transaction.shipping_cost;
  const shipping_cost = cost && buildShippingCost(cost, toReversed(cost.amount), toReversed(cost.amount_tax));
  const [first] = lines;
  const sum = getTotal({ ...original, ...withShippingCost(original, { lines, shipping_cost }) });
  if (first && total !== undefined) first.amount += total - sum;
  return { lines, shipping_cost };
}

function reverseLines(original: StoredTransaction, params: Params): Reversal {
  const lines = params.nestedList('line_items').map((lineParams) => {
    lineParams.only(['amount', 'amount_tax', 'metadata', 'original_line_item', 'quantity', 'reference']);
    const id = lineParams.required('original_line_item');
    const line = original.lines.find((candidate) => candidate.id === id);
    if (!line) throw resourceMissing('tax transaction line item', id, 'line_items', 400);
    const reversal = toReversal(
      line,
      parseNegative(lineParams, 'amount'),
      parseNegative(lineParams, 'amount_tax'),
    );
    return { ...reversal, reference: lineParams.required('reference') };
  });
  const costParams = params.nested('shipping_cost');
  const cost = original.transaction.shipping_cost;
  if (lines.length === 0 && !costParams)
    throw invalid('Give `flat_amount`, `line_items` or `shipping_cost`.', { param: 'line_items' });
  return {
    lines,
    shipping_cost:
      costParams && cost
        ? buildShippingCost(
            cost,
            parseNegative(costParams, 'amount'),
            parseNegative(costParams, 'amount_tax'),
          )
        : null,
  };
}

function parseNegative(params: Params, name: string): number {
  params.required(name);
  const amount = params.integer(name) ?? 0;
  if (amount > 0) throw invalid('This value must be less than or equal to 0.', { param: name });
  return amount;
}

function toReversal(line: LineItem, amount: number, amount_tax: number): LineItem {
  return {
    ...line,
    id: createId('tax_li'),
    amount,
    amount_tax,
    reversal: { original_line_item: line.id },
    type: 'reversal',
  };
}

function buildShippingCost(cost: ShippingCost, amount: number, amount_tax: number): ShippingCost {
  return { amount, amount_tax, tax_behavior: cost.tax_behavior, tax_code: cost.tax_code };
}

function withShippingCost({ transaction }: StoredTransaction, { lines, shipping_cost }: Reversal) {
  return { lines, transaction: { ...transaction, shipping_cost } };
}

/** Total including tax; inclusive tax is already part of the amount. */
function getTotal({ transaction, lines }: StoredTransaction): number {
  const taxedItems = [...lines, ...(transaction.shipping_cost ? [transaction.shipping_cost] : [])];
  return sum(
    taxedItems.map((item) => item.amount + (item.tax_behavior === 'exclusive' ? item.amount_tax : 0)),
  );
}
