import type Stripe from 'stripe';
import { resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import type { Context, Resource } from '../context.ts';
import type { Records } from '../records.ts';

/** Stripe's standard pricing in the US: 2.9% + 30 cents. */
const FEE_RATE = 0.029;
const FEE_FIXED_CENTS = 30;

export function balanceTransactionRoutes({ records }: Context): Resource {
  return [
    {
      method: 'GET',
      path: '/v1/balance_transactions/:id',
      handle: ({ pathParams }) => {
        const transaction = records.balanceTransactions.get(pathParams.id ?? '');
        if (!transaction) throw resourceMissing('balance transaction', pathParams.id ?? '', 'id');
        return transaction;
      },
    },
  ];
}

export function recordChargeBalance(
  records: Records,
  charge: Stripe.Charge,
  now: number,
): Stripe.BalanceTransaction {
  const fee = Math.round(charge.amount * FEE_RATE) + FEE_FIXED_CENTS;
  return records.balanceTransactions.put({
    ...createBlankTransaction(charge.currency, now),
    amount: charge.amount,
    fee,
    fee_details: [
      {
        amount: fee,
        application: null,
        currency: charge.currency,
        description: 'Stripe processing fees',
        type: 'stripe_fee',
      },
    ],
    net: charge.amount - fee,
    reporting_category: 'charge',
    source: charge.id,
    type: 'charge',
  });
}

export function recordRefundBalance(
  records: Records,
  refund: Stripe.Refund,
  now: number,
): Stripe.BalanceTransaction {
  return records.balanceTransactions.put({
    ...createBlankTransaction(refund.currency, now),
    amount: -refund.amount,
    net: -refund.amount,
    reporting_category: 'refund',
    source: refund.id,
    type: 'refund',
  });
}

function createBlankTransaction(currency: string, now: number): Stripe.BalanceTransaction {
  return {
    id: createId('txn'),
    object: 'balance_transaction',
    amount: 0,
    available_on: now,
    balance_type: 'payments',
    created: now,
    currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: 0,
    reporting_category: 'charge',
    source: null,
    status: 'available',
    type: 'charge',
  };
}
