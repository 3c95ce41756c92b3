import type Stripe from 'stripe';
import { resourceMissing } from '../api/api-error.ts';
import { createId } from '../api/ids.ts';
import { isCreatedWithin, paginate } from '../api/pagination.ts';
import { DECLINES } from '../cards/cards.data.ts';
import type { DeclineCode } from '../cards/cards.data.ts';
import type { Context, Resource } from '../context.ts';
import type { Records } from '../records.ts';
import { recordChargeBalance } from './balance-transactions.ts';

export function chargeRoutes({ records }: Context): Resource {
  return [
    {
      method: 'GET',
      path: '/v1/charges',
      handle: ({ params }) => {
        params.only([
          'created',
          'customer',
          'ending_before',
          'expand',
          'limit',
          'payment_intent',
          'starting_after',
        ]);
        const intent = params.text('payment_intent');
        const customer = params.text('customer');
        const charges = records.charges
          .all()
          .filter(
            (charge) =>
              (!intent || charge.payment_intent === intent) &&
              (!customer || charge.customer === customer) &&
              isCreatedWithin(charge.created, params),
          );
        return paginate(charges.reverse(), '/v1/charges', params);
      },
    },
    {
      method: 'GET',
      path: '/v1/charges/:id',
      handle: ({ pathParams }) => getCharge(records, pathParams.id ?? '', 'id'),
    },
  ];
}

export function getCharge(records: Records, id: string, param: string): Stripe.Charge {
  const charge = records.charges.get(id);
  if (!charge) throw resourceMissing('charge', id, param, param === 'id' ? 404 : 400);
  return charge;
}

export interface ChargeAttempt {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  decline?: DeclineCode;
  isBlocked: boolean;
  isRisky: boolean;
  isAuthenticated: boolean;
  isCaptured: boolean;
}

export function recordCharge({ records, clock }: Context, attempt: ChargeAttempt): Stripe.Charge {
  const { intent, method, decline } = attempt;
  const isPaid = !decline;
  const charge: Stripe.Charge = {
    ...createBlankCharge(intent, method, clock.now()),
    amount_captured: isPaid && attempt.isCaptured ? intent.amount : 0,
    captured: isPaid && attempt.isCaptured,
    failure_code: decline ? DECLINES[decline].code : null,
    failure_message: decline ? DECLINES[decline].message : null,
    outcome: toOutcome(attempt),
    paid: isPaid,
    payment_method_details: { type: 'card', card: toCardDetails(attempt) },
    status: isPaid ? 'succeeded' : 'failed',
  };
  if (charge.captured) charge.balance_transaction = recordChargeBalance(records, charge, clock.now()).id;
  return records.charges.put(charge);
}

function createBlankCharge(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  created: number,
): Stripe.Charge {
  return {
    ...UNUSED,
    id: createId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'PANISCUS',
    captured: false,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    refunded: false,
    shipping: intent.shipping,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'failed',
  };
}

/** Fields that the site does not use: reviews, receipts, transfers, connected accounts. */
const UNUSED = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  failure_balance_transaction: null,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  source: null,
  source_transfer: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

function toOutcome({ decline, isBlocked, isRisky }: ChargeAttempt): Stripe.Charge.Outcome {
  const blank = { advice_code: null, network_advice_code: null, network_decline_code: null };
  if (isBlocked) {
    return {
      ...blank,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      risk_level: 'highest',
      risk_score: 92,
      seller_message: 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    };
  }
  const risk = isRisky
    ? { risk_level: 'elevated', risk_score: 68 }
    : { risk_level: 'normal', risk_score: 12 };
  if (decline) {
    return {
      ...blank,
      ...risk,
      network_status: 'declined_by_network',
      reason: decline,
      seller_message: 'The bank did not return any further details with this decline.',
      type: 'issuer_declined',
    };
  }
  return {
    ...blank,
    ...risk,
    network_status: 'approved_by_network',
    reason: null,
    seller_message: 'Payment complete.',
    type: 'authorized',
  };
}

function toCardDetails({
  intent,
  method,
  decline,
  isAuthenticated,
}: ChargeAttempt): Stripe.Charge.PaymentMethodDetails.Card {
  const card = method.card;
  return {
    amount_authorized: decline ? null : intent.amount,
    authorization_code: decline ? null : '123456',
    brand: card?.brand ?? 'unknown',
    checks: toCardChecks(method, decline),
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_token: { used: false },
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: isAuthenticated ? createThreeDSecureResult() : null,
    transaction_link_id: null,
    wallet: null,
  };
}

function toCardChecks(
  { billing_details: { address }, card }: Stripe.PaymentMethod,
  decline: DeclineCode | undefined,
): Stripe.Charge.PaymentMethodDetails.Card.Checks {
  return {
    address_line1_check: address?.line1 ? 'pass' : null,
    address_postal_code_check: address?.postal_code ? 'pass' : null,
    cvc_check: decline === 'incorrect_cvc' ? 'fail' : card?.checks?.cvc_check ? 'pass' : null,
  };
}

function createThreeDSecureResult(): Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure {
  return {
    authentication_flow: 'challenge',
    electronic_commerce_indicator: '05',
    exemption_indicator: null,
    result: 'authenticated',
    result_reason: null,
    transaction_id: null,
    version: '2.2.0',
  };
}
