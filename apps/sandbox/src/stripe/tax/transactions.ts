import type Stripe from 'stripe';
import { invalid, missing } from '../api/failure.ts';
import { newId } from '../api/ids.ts';
import { getPage } from '../api/lists.ts';
import type { Params } from '../api/params.ts';
import type { Ask, Context, Resource } from '../context.ts';
import type { StoredTransaction, Records } from '../records.ts';
import { findCalculation } from './calculations.ts';
import { reversedLines } from './reversals.ts';

const PATH = '/v1/tax/transactions';

export function transactionRoutes(context: Context): Resource {
  const { records } = context;
  return [
    {
      method: 'POST',
      path: `${PATH}/create_from_calculation`,
      handle: (ask) => createFromCalculation(context, ask),
    },
    { method: 'POST', path: `${PATH}/create_reversal`, handle: (ask) => createReversal(context, ask) },
    {
      method: 'GET',
      path: `${PATH}/:id`,
      handle: ({ places, params }) => view(findTransaction(records, places.id ?? '', 'id'), params),
    },
    {
      method: 'GET',
      path: `${PATH}/:id/line_items`,
      handle: ({ places, params }) => {
        const { id, lines } = findTransaction(records, places.id ?? '', 'id');
        return getPage(lines, `${PATH}/${id}/line_items`, params);
      },
    },
  ];
}

function findTransaction(records: Records, id: string, param: string): StoredTransaction {
  const saved = records.taxTransactions.get(id);
  if (!saved) throw missing('tax transaction', id, param, param === 'id' ? 404 : 400);
  return saved;
}

function createFromCalculation(context: Context, { params }: Ask): object {
  params.only(['calculation', 'expand', 'metadata', 'posted_at', 'reference']);
  const { calculation, lines } = findCalculation(context, params.required('calculation'), 'calculation');
  const { records, clock } = context;
  const transaction: Stripe.Tax.Transaction = {
    id: newId('tax'),
    object: 'tax.transaction',
    created: clock.now(),
    currency: calculation.currency,
    customer: null,
    customer_details: calculation.customer_details,
    livemode: false,
    metadata: params.metadata(),
    posted_at: params.integer('posted_at') ?? clock.now(),
    reference: unusedReference(records, params),
    reversal: null,
    ship_from_details: null,
    shipping_cost: calculation.shipping_cost,
    tax_date: calculation.tax_date,
    type: 'transaction',
  };
  const saved: StoredTransaction = { id: transaction.id, transaction, lines: lines.map(toTransactionLine) };
  return view(records.taxTransactions.put(saved), params);
}

function toTransactionLine(line: Stripe.Tax.CalculationLineItem): Stripe.Tax.TransactionLineItem {
  const { amount, amount_tax, metadata, product, quantity, reference, tax_behavior, tax_code } = line;
  return {
    id: newId('tax_li'),
    object: 'tax.transaction_line_item',
    amount,
    amount_tax,
    livemode: false,
    metadata,
    product,
    quantity,
    reference,
    reversal: null,
    tax_behavior,
    tax_code,
    type: 'transaction',
  };
}

function createReversal({ records, clock }: Context, { params }: Ask): object {
  params.only([
    'expand',
    'flat_amount',
    'line_items',
    'metadata',
    'mode',
    'original_transaction',
    'reference',
    'shipping_cost',
  ]);
  const original = findTransaction(records, params.required('original_transaction'), 'original_transaction');
  const earlier = records.taxTransactions
    .all()
    .filter(({ transaction }) => transaction.reversal?.original_transaction === original.id);
  const { lines, shipping_cost } = reversedLines(original, earlier, params);
  const transaction: Stripe.Tax.Transaction = {
    ...original.transaction,
    id: newId('tax'),
    created: clock.now(),
    metadata: params.metadata(),
    posted_at: clock.now(),
    reference: unusedReference(records, params),
    reversal: { original_transaction: original.id },
    shipping_cost,
    type: 'reversal',
  };
  return view(records.taxTransactions.put({ id: transaction.id, transaction, lines }), params);
}

function unusedReference(records: Records, params: Params): string {
  const reference = params.required('reference');
  if (records.taxTransactions.all().some((each) => each.transaction.reference === reference)) {
    throw invalid(`A tax transaction with the reference '${reference}' already exists.`, {
      code: 'resource_already_exists',
      param: 'reference',
    });
  }
  return reference;
}

/** Includes line items only when expanded. */
function view({ id, transaction, lines }: StoredTransaction, params: Params): object {
  const isAsked = params.list('expand').some((path) => path.split('.')[0] === 'line_items');
  if (!isAsked) return transaction;
  const url = `${PATH}/${id}/line_items`;
  return { ...transaction, line_items: { object: 'list', data: lines, has_more: false, url } };
}
