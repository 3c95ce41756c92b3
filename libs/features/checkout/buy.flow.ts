import type { Confirmation } from '@paniscus/card';
import {
  getCorrectedTotals,
  buildOrderDetails,
  buildOrderEmailRequest,
  PAYMENT_ERRORS,
  buildPurchaseRequest,
  getRefusal,
  computeTotals,
} from '@paniscus/domain';
import type {
  CheckoutData,
  CheckoutProblem,
  OrderDetails,
  OrderEmailRequest,
  OrderResult,
  PurchaseIntentAnswer,
  PurchaseIntentRequest,
  Totals,
} from '@paniscus/domain';
import { CHECKOUT_MESSAGES } from './checkout.messages';

/** The calls a purchase makes, in this order. Each rejects when it fails. */
export type BuyCalls = {
  createIntent: (request: PurchaseIntentRequest) => Promise<PurchaseIntentAnswer>;
  confirm: (clientSecret: string) => Promise<Confirmation>;
  sendEmail: (request: OrderEmailRequest) => Promise<unknown>;
  /** What the server said, when it was the server that refused. */
  toProblem: (error: unknown) => CheckoutProblem | undefined;
};

/** How a purchase ended; `message` is for the checkout, `result` for the page that follows. */
export type BuyOutcome =
  | { kind: 'succeeded' | 'emailFailed'; result: OrderResult }
  | { kind: 'declined' | 'failed'; message: string; result: OrderResult }
  /** Prices, shipping or tax are not what the buyer saw; nothing was charged. */
  | { kind: 'changed'; before: Totals; after: Totals };

/** Takes a checked order through all of a purchase: payment intent, card, confirmation e-mail. Never rejects. */
export async function buy(data: CheckoutData, calls: BuyCalls, pageToken?: string): Promise<BuyOutcome> {
  let clientSecret: string;
  try {
    ({ clientSecret } = await calls.createIntent(buildPurchaseRequest(data, pageToken)));
  } catch (error) {
    return refused(data, calls.toProblem(error));
  }
  try {
    const confirmation = await calls.confirm(clientSecret);
    if (confirmation.kind === 'declined') return declined(confirmation.message);
    if (confirmation.kind === 'failed') return failed();
  } catch {
    return failed();
  }
  return sendEmail(calls, buildOrderDetails(data, intentIdIn(clientSecret)));
}

/** From here on the money has moved: whatever fails now must not read as a failed payment. */
async function sendEmail(calls: BuyCalls, order: OrderDetails): Promise<BuyOutcome> {
  try {
    await calls.sendEmail(buildOrderEmailRequest(order));
    return { kind: 'succeeded', result: { kind: 'succeeded', order } };
  } catch {
    return { kind: 'emailFailed', result: { kind: 'emailFailed', order } };
  }
}

/** The card was not asked yet. */
function refused(data: CheckoutData, problem: CheckoutProblem | undefined): BuyOutcome {
  const before = computeTotals(data.cart, data.shippingCents, data.taxCents);
  const after = getCorrectedTotals(problem);
  if (after !== undefined) return { kind: 'changed', before, after };
  return failed(getRefusal(problem)?.message ?? CHECKOUT_MESSAGES.noIntent);
}

function declined(message: string): BuyOutcome {
  return {
    kind: 'declined',
    message,
    result: { kind: 'declined', error: PAYMENT_ERRORS.declined, reason: message },
  };
}

function failed(reason?: string): BuyOutcome {
  return {
    kind: 'failed',
    message: CHECKOUT_MESSAGES.failed,
    result: { kind: 'failed', error: PAYMENT_ERRORS.failed, ...(reason !== undefined && { reason }) },
  };
}

const intentIdIn = (clientSecret: string) => clientSecret.split('_secret_', 1)[0] ?? '';
