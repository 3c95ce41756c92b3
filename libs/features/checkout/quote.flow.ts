import { centsFromDollars, buildQuoteRequest, getRefusal } from '@paniscus/domain';
import type {
  CartItem,
  Cents,
  CheckoutProblem,
  CheckoutRefusal,
  QuoteRequest,
  ShippingAnswer,
  ShippingForm,
  TaxAnswer,
} from '@paniscus/domain';
import { CHECKOUT_MESSAGES } from './checkout.messages';

/** The calls between step 1 and step 2, in this order. Each rejects when it fails. */
export type QuoteCalls = {
  shippingOptions: (request: QuoteRequest) => Promise<ShippingAnswer>;
  calculateTax: (request: QuoteRequest) => Promise<TaxAnswer>;
  /** What the server said, when it was the server that refused. */
  toProblem: (error: unknown) => CheckoutProblem | undefined;
};

/** What shipping and tax cost, or why that is not known; `reason` is about us, `field` about what was typed. */
export type QuoteOutcome =
  | { kind: 'quoted'; shippingCents: Cents; taxCents: Cents }
  | ({ kind: 'refused' } & CheckoutRefusal)
  | { kind: 'failed'; message: string; reason: string };

/** Takes a checked form and a cart to what step 2 needs. Never rejects. */
export async function quote(
  cart: readonly CartItem[],
  form: ShippingForm,
  calls: QuoteCalls,
): Promise<QuoteOutcome> {
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

function failed(reason: string): QuoteOutcome {
  return { kind: 'failed', message: CHECKOUT_MESSAGES.quoteFailed, reason };
}
