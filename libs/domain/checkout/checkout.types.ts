import type { CartItem } from '../cart/cart.types.ts';
import type { Cents } from '../money/money.ts';
import type { ShippingForm } from './shipping.schema.ts';

/** The right figures, as a 409 of the intent call carries them: dollars. */
export type CheckoutFigures = { subtotal: number; shipping_cost: number; tax_amount: number; total: number };

/** What step 1 hands to step 2; it survives a reload. */
export type CheckoutData = {
  /** The same order and the same payment, however often Buy Now is pressed. */
  checkoutId: string;
  cart: CartItem[];
  shipping: ShippingForm;
  shippingCents: Cents;
  taxCents: Cents;
};

/** How a purchase ended, as the browser keeps it until the tab closes, so that a result page survives a reload. */
export type OrderResult =
  | { kind: 'succeeded' | 'emailFailed'; order: OrderDetails }
  | { kind: 'declined' | 'failed'; error: string; reason?: string };

/** What the success page tells of an order. */
export type OrderDetails = {
  paymentIntentId: string;
  cart: CartItem[];
  shippingCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  email: string;
  name: string;
  /** One joined string. */
  shippingAddress: string;
};
