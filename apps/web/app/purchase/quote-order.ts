import type { CartItem } from '@paniscus/domain/cart';
import type { ShippingForm } from '@paniscus/domain/checkout';
import { cleanDiscountCode } from '@paniscus/domain/discounts';
import { quote } from '@paniscus/features/checkout';
import type { QuoteResult } from '@paniscus/features/checkout';
import { calculateTax, fetchShippingOptions, toCheckoutProblem } from '../api/checkout';
import { getAttemptId } from '../storage/payment-attempts';
import { saveCheckoutData } from '../storage/shop/checkout';

const CALLS = { shippingOptions: fetchShippingOptions, calculateTax, toProblem: toCheckoutProblem };

/** Requests shipping and tax. Never rejects. */
export function quoteOrder(
  cart: readonly CartItem[],
  form: ShippingForm,
  typedCode: string,
): Promise<QuoteResult> {
  const discountCode = cleanDiscountCode(typedCode);
  return quote({ cart, discountCode, checkoutId: getAttemptId('order', Date.now()) }, form, CALLS);
}

/** Saves a quoted order for the payment step. */
export function saveQuotedOrder(
  cart: CartItem[],
  shipping: ShippingForm,
  { shippingCents, taxCents, discount }: Extract<QuoteResult, { kind: 'quoted' }>,
): void {
  saveCheckoutData({
    checkoutId: getAttemptId('order', Date.now()),
    cart,
    shipping,
    shippingCents,
    taxCents,
    ...(discount && { discount }),
  });
}
