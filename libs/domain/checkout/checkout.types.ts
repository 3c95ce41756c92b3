import type { CartItem } from '../cart/cart.types.ts';
import type { AppliedDiscount } from '../discounts/discount.rules.ts';
import type { Cents } from '../money/money.ts';
import type { ShippingForm } from './shipping.schema.ts';

/** Sums in dollars; `discount` is present when the request named a discount code, and 0 when the code does not apply. */
export type CheckoutFigures = {
  subtotal: number;
  discount?: number;
  shipping_cost: number;
  tax_amount: number;
  total: number;
};

/** What the total of an order is made of. */
export type OrderCosts = {
  cart: readonly CartItem[];
  shippingCents: Cents;
  taxCents: Cents;
  discount?: AppliedDiscount;
};

/** State passed from checkout step 1 to step 2; survives a reload. */
export type CheckoutData = OrderCosts & {
  /** Idempotency key: pressing Buy Now again leads to the same order and payment. */
  checkoutId: string;
  cart: CartItem[];
  shipping: ShippingForm;
};

/** Result of a purchase, in session storage so that the result page survives a reload. */
export type OrderResult =
  /** `isEmailRefused`: the mail server refused the address for good, so that no email will arrive. */
  | { kind: 'succeeded' | 'emailFailed'; order: OrderDetails; isEmailRefused?: boolean }
  | { kind: 'declined' | 'failed'; error: string; reason: string; remedy?: CheckoutRemedy };

/** Page where a buyer can remove the cause of a failure; `startOver` is the cart, from which a new order is made. */
export type CheckoutRemedy = 'cart' | 'shippingStep' | 'findOrder' | 'startOver';

export type OrderDetails = OrderCosts & {
  paymentIntentId: string;
  /** Number and link token of the order, which lead back to it when the email never arrives. */
  orderNumber: string;
  orderToken: string;
  cart: CartItem[];
  totalCents: Cents;
  email: string;
  name: string;
  shippingAddress: string;
};
