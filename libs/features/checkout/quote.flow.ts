import type { CartItem } from '@paniscus/domain/cart';
import { buildQuoteRequest, getRefusal } from '@paniscus/domain/checkout';
import type {
  CheckoutProblem,
  CheckoutRefusal,
  QuoteRequest,
  ShippingAnswer,
  ShippingForm,
  TaxAnswer,
} from '@paniscus/domain/checkout';
import { centsFromDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { CHECKOUT_MESSAGES } from './checkout.messages';

/** API calls between steps 1 and 2, in this order. Each rejects on failure. */
export type QuoteCalls = {
  shippingOptions: (request: QuoteRequest) => Promise<ShippingAnswer>;
  calculateTax: (request: QuoteRequest) => Promise<TaxAnswer>;
  /** Extracts the problem details from an error returned by the server; undefined for other errors. */
  toProblem: (error: unknown) => CheckoutProblem | undefined;
};

/** Shipping and tax cost, or a failure: `reason` names the API call that failed, `field` the rejected input. */
export type QuoteResult =
  | { kind: 'quoted'; shippingCents: Cents; taxCents: Cents }
  | ({ kind: 'refused' } & CheckoutRefusal)
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
    const shippingCents = centsFromDollars(standard.cost);
    if (shippingCents === undefined) return failed(reason);

    reason = CHECKOUT_MESSAGES.noTax;
    const answer = await calls.calculateTax(buildQuoteRequest(cart, form, shippingCents));
    return { kind: 'quoted', shippingCents, taxCents: answer.tax_amount_exclusive };
  } catch (error) {
    const refusal = getRefusal(calls.toProblem(error));
    return refusal === undefined ? failed(reason) : { kind: 'refused', ...refusal };
  }
}

function failed(reason: string): QuoteResult {
  return { kind: 'failed', message: CHECKOUT_MESSAGES.quoteFailed, reason };
}
