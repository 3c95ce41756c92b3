import type { CartItem } from '@paniscus/domain/cart';
import { buildQuoteRequest, toCheckoutRejection } from '@paniscus/domain/checkout';
import type {
  CheckoutProblem,
  CheckoutRejection,
  QuoteRequest,
  ShippingResponse,
  ShippingForm,
  TaxResponse,
} from '@paniscus/domain/checkout';
import { dollarsToCents } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { formatWait } from '@paniscus/domain/timing';
import { CHECKOUT_MESSAGES } from './checkout.messages';

/** API calls between steps 1 and 2, in this order. Each rejects on failure. */
export type QuoteCalls = {
  shippingOptions: (request: QuoteRequest) => Promise<ShippingResponse>;
  calculateTax: (request: QuoteRequest) => Promise<TaxResponse>;
  /** Extracts the problem details from an error returned by the server; undefined for other errors. */
  toProblem: (error: unknown) => CheckoutProblem | undefined;
};

/** Shipping and tax cost, or a failure: `reason` names the API call that failed, `field` the rejected input. */
export type QuoteResult =
  | { kind: 'quoted'; shippingCents: Cents; taxCents: Cents }
  | ({ kind: 'rejected' } & CheckoutRejection)
  | { kind: 'failed'; message: string; reason: string };

/** Requests shipping and tax for a validated form and cart. Never rejects. */
export async function quote(
  cart: readonly CartItem[],
  form: ShippingForm,
  calls: QuoteCalls,
): Promise<QuoteResult> {
  let reason: string = CHECKOUT_MESSAGES.noShipping;
  try {
    const { standard } = await calls.shippingOptions(buildQuoteRequest(cart, form, 0));
    const shippingCents = dollarsToCents(standard.cost);
    if (shippingCents === undefined) return failed(reason);

    reason = CHECKOUT_MESSAGES.noTax;
    const tax = await calls.calculateTax(buildQuoteRequest(cart, form, shippingCents));
    return { kind: 'quoted', shippingCents, taxCents: tax.tax_amount_exclusive };
  } catch (error) {
    const problem = calls.toProblem(error);
    const rejection = toCheckoutRejection(problem);
    if (rejection !== undefined) return { kind: 'rejected', ...rejection };
    const wait = problem?.retryAfterSeconds;
    return failed(wait === undefined ? reason : `${reason} Please try again in ${formatWait(wait)}.`);
  }
}

function failed(reason: string): QuoteResult {
  return { kind: 'failed', message: CHECKOUT_MESSAGES.quoteFailed, reason };
}
