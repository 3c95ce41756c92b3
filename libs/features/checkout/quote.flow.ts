import type { CartItem } from '@paniscus/domain/cart';
import { buildQuoteRequest, findDiscountRejection, toCheckoutRejection } from '@paniscus/domain/checkout';
import type {
  CheckoutProblem,
  CheckoutRejection,
  QuoteRequest,
  ShippingResponse,
  ShippingForm,
  TaxResponse,
} from '@paniscus/domain/checkout';
import type { AppliedDiscount } from '@paniscus/domain/discounts';
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
  | { kind: 'quoted'; shippingCents: Cents; taxCents: Cents; discount?: AppliedDiscount }
  | { kind: 'discountRejected'; message: string }
  | ({ kind: 'rejected' } & CheckoutRejection)
  | { kind: 'failed'; message: string; reason: string };

/** What is quoted; the discount code is clean, and empty when the buyer has none. */
type QuotedCart = { cart: readonly CartItem[]; discountCode: string; checkoutId: string };

/** Requests shipping and tax for a validated form and cart. Never rejects. */
export async function quote(quoted: QuotedCart, form: ShippingForm, calls: QuoteCalls): Promise<QuoteResult> {
  const { cart, discountCode: code } = quoted;
  let reason: string = CHECKOUT_MESSAGES.noShipping;
  try {
    const { standard } = await calls.shippingOptions(buildQuoteRequest({ cart, shippingCents: 0 }, form));
    const shippingCents = dollarsToCents(standard.cost);
    if (shippingCents === undefined) return failed(reason);

    reason = CHECKOUT_MESSAGES.noTax;
    const tax = await calls.calculateTax(buildQuoteRequest({ ...quoted, shippingCents }, form));
    const { tax_amount_exclusive: taxCents, discount_amount: cents } = tax;
    const discount = cents === undefined ? {} : { discount: { code, cents } };
    return { kind: 'quoted', shippingCents, taxCents, ...discount };
  } catch (error) {
    const problem = calls.toProblem(error);
    const discountRejection = findDiscountRejection(problem);
    if (discountRejection !== undefined) return { kind: 'discountRejected', message: discountRejection };
    const rejection = toCheckoutRejection(problem);
    if (rejection !== undefined) return { kind: 'rejected', ...rejection };
    const wait = problem?.retryAfterSeconds;
    return failed(wait === undefined ? reason : `${reason} Please try again in ${formatWait(wait)}.`);
  }
}

function failed(reason: string): QuoteResult {
  return { kind: 'failed', message: CHECKOUT_MESSAGES.quoteFailed, reason };
}
