import type { Confirmation } from '@paniscus/card';
import type { CartQuantity } from '@paniscus/domain/cart';
import {
  findCheckoutRemedy,
  getCorrectedTotals,
  buildOrderDetails,
  buildOrderEmailRequest,
  buildPurchaseRequest,
  toCheckoutRejection,
  computeTotals,
} from '@paniscus/domain/checkout';
import type {
  CheckoutData,
  CheckoutProblem,
  CheckoutRemedy,
  OrderDetails,
  OrderEmailRequest,
  OrderResult,
  PaidOrder,
  PurchaseIntentResponse,
  PurchaseIntentRequest,
  Totals,
} from '@paniscus/domain/checkout';
import { describeRejectedPayment, PAYMENT_ERRORS, UNANSWERED, UNCHARGED } from '@paniscus/domain/payment';
import { CHECKOUT_MESSAGES } from './checkout.messages';

/** API calls of a purchase, in this order. Each rejects on failure. */
export type BuyCalls = {
  createIntent: (request: PurchaseIntentRequest) => Promise<PurchaseIntentResponse>;
  confirm: (clientSecret: string) => Promise<Confirmation>;
  sendEmail: (request: OrderEmailRequest) => Promise<unknown>;
  /** Extracts the problem details from an error returned by the server; undefined for other errors. */
  toProblem: (error: unknown) => CheckoutProblem | undefined;
};

/** Result of a purchase; `message` is shown in the checkout, `result` on the page that follows. */
export type PurchaseResult =
  | { kind: 'succeeded' | 'emailFailed'; result: OrderResult }
  | { kind: 'declined' | 'failed'; message: string; result: OrderResult }
  /** Prices, shipping or tax changed since the buyer saw them; nothing was charged. */
  | { kind: 'changed'; before: Totals; after: Totals }
  /** An earlier attempt was paid; nothing was charged now. The token is that of the order's page. */
  | { kind: 'paidEarlier'; orderToken: string; ordered: readonly CartQuantity[] };

/** Runs a purchase: payment intent, card confirmation, confirmation email. Never rejects. */
export async function buy(data: CheckoutData, calls: BuyCalls, pageToken?: string): Promise<PurchaseResult> {
  let intent: PurchaseIntentResponse;
  try {
    intent = await calls.createIntent(buildPurchaseRequest(data, pageToken));
  } catch (error) {
    const problem = calls.toProblem(error);
    if (problem?.paid !== undefined) return paidEarlier(problem.paid);
    return rejected(data, problem);
  }
  const confirmation = await calls.confirm(intent.clientSecret).catch(() => UNKNOWN);
  if (confirmation.kind === 'declined') return declined(confirmation.message);
  if (confirmation.kind === 'failed') return failed({ reason: PAYMENT_ERRORS.notStarted });
  const order = buildOrderDetails(data, intent);
  return confirmation.kind === 'unknown' ? findOutcome(calls, order) : sendEmail(calls, order);
}

const paidEarlier = ({ order_token, ordered }: PaidOrder): PurchaseResult => ({
  kind: 'paidEarlier',
  orderToken: order_token,
  ordered,
});

const UNKNOWN: Confirmation = { kind: 'unknown' };

/** The provider's answer was lost. The server sends the email only if the provider says that the payment succeeded. */
async function findOutcome(calls: BuyCalls, order: OrderDetails): Promise<PurchaseResult> {
  const attempt = await sendEmail(calls, order);
  return attempt.kind === 'succeeded' ? attempt : failed({ reason: UNANSWERED });
}

/** The payment has succeeded: a failure from here on must not be reported as a failed payment. */
async function sendEmail(calls: BuyCalls, order: OrderDetails): Promise<PurchaseResult> {
  try {
    await calls.sendEmail(buildOrderEmailRequest(order));
    return { kind: 'succeeded', result: { kind: 'succeeded', order } };
  } catch (error) {
    const isEmailRefused = calls.toProblem(error)?.status === 422;
    return { kind: 'emailFailed', result: { kind: 'emailFailed', order, isEmailRefused } };
  }
}

/** The server rejected the request before the card was confirmed, so nothing was charged. */
function rejected(data: CheckoutData, problem: CheckoutProblem | undefined): PurchaseResult {
  const before = computeTotals(data);
  const after = getCorrectedTotals(problem);
  if (after !== undefined) return { kind: 'changed', before, after };
  const rejection = toCheckoutRejection(problem);
  const reason =
    rejection === undefined
      ? `${CHECKOUT_MESSAGES.noIntent}. ${describeRejectedPayment(problem ?? NO_RESPONSE)}`
      : describeRejection(rejection.message, problem);
  const remedy = findCheckoutRemedy(problem);
  return failed({ reason, ...(remedy && { remedy }) });
}

/** What is wrong with the order itself has charged nothing; a conflict with an earlier attempt says what it has. */
const describeRejection = (message: string, problem: CheckoutProblem | undefined) =>
  problem?.status === 422 ? `${message} ${UNCHARGED}` : message;

function declined(message: string): PurchaseResult {
  return {
    kind: 'declined',
    message,
    result: { kind: 'declined', error: PAYMENT_ERRORS.declined, reason: message },
  };
}

function failed(cause: { reason: string; remedy?: CheckoutRemedy }): PurchaseResult {
  return {
    kind: 'failed',
    message: CHECKOUT_MESSAGES.failed,
    result: { kind: 'failed', error: PAYMENT_ERRORS.failed, ...cause },
  };
}

const NO_RESPONSE = { status: 0 };
