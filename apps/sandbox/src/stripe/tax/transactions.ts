import type Stripe from 'stripe';
import { invalid, resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import { paginate } from '../api/pagination.ts';
import type { Params } from '../api/params.ts';
import type { ApiCall, Context, Resource } from '../context.ts';
import type { StoredTransaction, Records } from '../records.ts';
import { findCalculation } from './calculations.ts';
import { buildReversal } from './reversals.ts';

const PATH = '/v1/tax/transactions';

export function transactionRoutes(context: Context): Resource {
  const { records } = context;
  return [
    {
      method: 'POST',
      path: `${PATH}/create_from_calculation`,
      handle: (call) => createFromCalculation(context, call),
    },
    { method: 'POST', path: `${PATH}/create_reversal`, handle: (call) => createReversal(context, call) },
    {
      method: 'GET',
      path: `${PATH}/:id`,
      handle: ({ pathParams, params }) => toView(findTransaction(records, pathParams.id ?? '', 'id'), params),
    },
    {
      method: 'GET',
      path: `${PATH}/:id/line_items`,
      handle: ({ pathParams, params }) => {
        const { id, lines } = findTransaction(records, pathParams.id ?? '', 'id');
        return paginate(lines, `${PATH}/${id}/line_items`, params);
      },
    },
  ];
}

function findTransaction(records: Records, id: string, param: string): StoredTransaction {
  const stored = records.taxTransactions.get(id);
  if (!stored) throw resourceMissing('tax transaction', id, param, param === 'id' ? 404 : 400);
  return stored;
}

function createFromCalculation(context: Context, { params }: ApiCall): object {
  params.only(['calculation', 'expand', 'metadata', 'posted_at', 'reference']);
  const { calculation, lines } = findCalculation(context, params.required('calculation'), 'calculation');
  const { records, clock } = context;
  const transaction: Stripe.Tax.Transaction = {
    id: createId('tax'),
    object: 'tax.transaction',
    created: clock.now(),
    currency: calculation.currency,
    customer: null,
    customer_details: calculation.customer_details,
    livemode: false,
    metadata: params.metadata(),
    posted_at: params.integer('posted_at') ?? clock.now(),
    reference: parseUnusedReference(records, params),
    reversal: null,
    ship_from_details: null,
    shipping_cost: calculation.shipping_cost,
    tax_date: calculation.tax_date,
    type: 'transaction',
  };
  const stored: StoredTransaction = { id: transaction.id, transaction, lines: lines.map(toTransactionLine) };
  return toView(records.taxTransactions.put(stored), params);
}

function toTransactionLine(line: Stripe.Tax.CalculationLineItem): Stripe.Tax.TransactionLineItem {
  const { amount, amount_tax, metadata, product, quantity, reference, tax_behavior, tax_code } = line;
  return {
    id: createId('tax_li'),
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

function createReversal({ records, clock }: Context, { params }: ApiCall): object {
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
  const earlierReversals = records.taxTransactions
    .all()
    .filter(({ transaction }) => transaction.reversal?.original_transaction === original.id);
  const { lines, shipping_cost } = buildReversal(original, earlierReversals, params);
  const transaction: Stripe.Tax.Transaction = {
    ...original.transaction,
    id: createId('tax'),
    created: clock.now(),
    metadata: params.metadata(),
    posted_at: clock.now(),
    reference: parseUnusedReference(records, params),
    reversal: { original_transaction: original.id },
    shipping_cost,
    type: 'reversal',
  };
  return toView(records.taxTransactions.put({ id: transaction.id, transaction, lines }), params);
}

function parseUnusedReference(records: Records, params: Params): string {
  const reference = params.required('reference');
  if (records.taxTransactions.all().some((stored) => stored.transaction.reference === reference)) {
    throw invalid(`A tax transaction with the reference '${reference}' already exists.`, {
      code: 'resource_already_exists',
      param: 'reference',
    });
  }
  return reference;
}

/** Includes line items only when expanded. */
function toView({ id, transaction, lines }: StoredTransaction, params: Params): object {
  const isExpanded = params.list('expand').some((path) => path.split('.')[0] === 'line_items');
  if (!isExpanded) return transaction;
  const url = `${PATH}/${id}/line_items`;
  return { ...transaction, line_items: { object: 'list', data: lines, has_more: false, url } };
}
