import type { CartItem } from '../cart/cart.types.ts';
import type { Cents } from '../money/money.ts';
import type { ShippingForm } from './shipping.schema.ts';

export type CheckoutFigures = { subtotal: number; shipping_cost: number; tax_amount: number; total: number };

/** State passed from checkout step 1 to step 2; survives a reload. */
export type CheckoutData = {
  /** Idempotency key: pressing Buy Now again leads to the same order and payment. */
  checkoutId: string;
  cart: CartItem[];
  shipping: ShippingForm;
  shippingCents: Cents;
  taxCents: Cents;
};

/** Result of a purchase, in session storage so that the result page survives a reload. */
export type OrderResult =
  /** `isEmailRefused`: the mail server refused the address for good, so that no email will arrive. */
  | { kind: 'succeeded' | 'emailFailed'; order: OrderDetails; isEmailRefused?: boolean }
  | { kind: 'declined' | 'failed'; error: string; reason: string; remedy?: CheckoutRemedy };

/** Page where a buyer can remove the cause of a failure; `startOver` is the cart, from which a new order is made. */
export type CheckoutRemedy = 'cart' | 'shippingStep' | 'findOrder' | 'startOver';

export type OrderDetails = {
  paymentIntentId: string;
  /** Number and link token of the order, which lead back to it when the email never arrives. */
  orderNumber: string;
  orderToken: string;
  cart: CartItem[];
  shippingCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  email: string;
  name: string;
  shippingAddress: string;
};
